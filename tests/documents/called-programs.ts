import { posix } from 'node:path';
import { compiledProgram, folderOf, programOf, programParts } from '@deepam/local-servers';

export type Call = readonly [text: string, compiled: string | null];

const oneLine = (markdown: string): string => markdown.replaceAll(/\\\n\s*/g, '');

export const calledByNpm = (markdown: string): Call[] =>
  [...oneLine(markdown).matchAll(/npm run command -- ([a-z-]+(?: [a-z-]+)?)/g)].map(([text, words]) => {
    const found = programOf(words!.split(' '));
    return [text, found && compiledProgram(found.part, found.program)];
  });

/**
 * By `docker compose run … SERVICE node FILE` and `kubectl exec deploy/NAME -- node FILE`, in the folder in which that container begins.
 * @param imageOf the image of a service of compose, such as `deepam/network`
 */
export const calledInContainers = (markdown: string, imageOf: (service: string) => string | undefined): Call[] =>
  [...oneLine(markdown).matchAll(/([a-z-]+)(?: --)? node (\S*dist\/[\w-]+\.js)/g)].map(([text, service, file]) => {
    const part = programParts.find((known) => imageOf(service!) === `deepam/${known}`);
    return [text, part ? posix.join(folderOf(part), file!) : null];
  });

export const namedServices = (markdown: string): string[] =>
  [
    ...oneLine(markdown).matchAll(/docker compose (?:--profile \w+ )?(up|stop|build|run|exec)((?: [^\s`#;)]+)*)/g),
  ].flatMap(([, verb, rest]) => {
    const words = rest!
      .replaceAll(/ (?:-e|--scale) \S+/g, '')
      .split(' ')
      .filter((word) => /^[a-z]/.test(word));
    return verb === 'run' || verb === 'exec' ? words.slice(0, 1) : words;
  });
