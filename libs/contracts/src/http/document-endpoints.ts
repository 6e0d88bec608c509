import { z } from 'zod';
import { objectId } from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';

/** Folders of document scans: the audit trail records access to those of another person. */
export const scanFolders = { idProof: 'identity/id-proofs', panidProof: 'identity/pan-proofs' } as const;

export const uploadIdProof = defineEndpoint({
  name: 'uploadIdProof',
  method: 'POST',
  path: '/user/upload-idproof',
  service: 'identity',
  access: 'member',
  summary: "Set the scan of the caller's identity card, a picture or a PDF",
  files: { idProof: { required: true, accept: documentTypes } },
  response: z.object({ idProof: z.string() }),
  errors: ['IDENTITY.CONSENT_WITHDRAWN', 'IDENTITY.NUMBERS_HELD'],
});

export const uploadPanIdProof = defineEndpoint({
  name: 'uploadPanIdProof',
  method: 'POST',
  path: '/user/upload-panidproof',
  service: 'identity',
  access: 'member',
  summary: "Set the scan of the caller's PAN card, a picture or a PDF",
  files: { panidProof: { required: true, accept: documentTypes } },
  response: z.object({ panidProof: z.string() }),
  errors: ['IDENTITY.CONSENT_WITHDRAWN', 'IDENTITY.NUMBERS_HELD'],
});

/** Unmasked numbers, for their owner and the head. The audit trail records each answer. */
export const documentsView = z.object({
  _id: objectId,
  name: z.string(),
  adharNo: z.string().nullable(),
  panCardNo: z.string().nullable(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  bankHolder: z.string().nullable().optional(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
});

export const documents = defineEndpoint({
  name: 'documents',
  method: 'GET',
  path: '/user/documents',
  service: 'identity',
  access: 'member',
  stepUp: true,
  audit: 'numbers-revealed',
  summary: "The caller's own numbers in clear; recorded",
  response: documentsView,
  errors: ['IDENTITY.NUMBERS_HELD'],
});

export const memberDocuments = defineEndpoint({
  name: 'memberDocuments',
  method: 'GET',
  path: '/user/documents/:id',
  service: 'identity',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  audit: 'numbers-revealed',
  summary: "A member's numbers in clear, for the head; recorded",
  params: z.object({ id: objectId }),
  response: documentsView,
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND', 'IDENTITY.HEAD_PROTECTED'],
});
