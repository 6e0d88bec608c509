import { createParamDecorator } from '@nestjs/common';
import type { BodyOf, FilesOf, ParamsOf, QueryOf } from '@deepam/contracts';
import type { UploadedFile } from '../uploads/uploaded-file.js';
import { requestStateOf } from './request-state.js';

type UploadsOf<Files> = {
  readonly [Field in keyof Files]: Files[Field] extends { required: true } ? UploadedFile : UploadedFile | undefined;
};

export interface InputOf<E> {
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  readonly params: ParamsOf<E>;
  readonly files: UploadsOf<FilesOf<E>>;
}

export const Input = createParamDecorator(
  (_data: unknown, context) => requestStateOf(context.switchToHttp().getRequest()).input,
);
