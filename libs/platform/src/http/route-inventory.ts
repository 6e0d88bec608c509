import type { ModulesContainer } from '@nestjs/core';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { Access, Endpoint } from '@deepam/contracts';
import { ACCESS, ROUTE } from './route.decorator.js';

export interface ServedRoute {
  readonly handler: string;
  readonly call: string;
  readonly rule: Access | undefined;
  readonly endpoint: Endpoint | undefined;
}

export function routesOf(modules: ModulesContainer): ServedRoute[] {
  return [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? handlersOf(metatype as Type) : []));
}

function handlersOf(controller: Type): ServedRoute[] {
  return methodNames(controller.prototype as object).flatMap((name) => {
    const handler = (controller.prototype as Record<string, unknown>)[name];
    if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    const path = joined(Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler));
    return [
      {
        handler: `${controller.name}.${name}`,
        call: `${RequestMethod[method ?? RequestMethod.GET]} ${path}`,
        rule: metadata<Access>(ACCESS, handler, controller),
        endpoint: metadata<Endpoint>(ROUTE, handler),
      },
    ];
  });
}

function methodNames(prototype: object): string[] {
  const parent: unknown = Object.getPrototypeOf(prototype);
  const inherited = parent === null || parent === Object.prototype ? [] : methodNames(parent as object);
  const own = Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && !Object.getOwnPropertyDescriptor(prototype, name)?.get,
  );
  return [...new Set([...inherited, ...own])];
}

function metadata<T>(key: string, ...targets: object[]): T | undefined {
  return targets
    .map((target) => Reflect.getMetadata(key, target) as T | undefined)
    .find((value) => value !== undefined);
}

function joined(...parts: unknown[]): string {
  const path = parts
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .flatMap((part) => String(part ?? '').split('/'))
    .filter((part) => part !== '')
    .join('/');
  return `/${path}`;
}
