import { defineEndpoint, imageTypes, message, objectId } from '@deepam/contracts';
import { z } from 'zod';

const common = { service: 'identity', summary: 'For tests of the platform' } as const;

export const greet = defineEndpoint({
  ...common,
  name: 'greet',
  method: 'GET',
  path: '/greet/:id',
  access: 'public',
  params: z.object({ id: objectId }),
  query: z.object({ times: z.coerce.number().int().min(1).max(3).default(1) }),
  response: z.object({ id: z.string(), times: z.number() }),
});

export const list = defineEndpoint({
  ...common,
  name: 'list',
  method: 'GET',
  path: '/list',
  access: 'public',
  response: z.array(z.number()),
});

const whoami = (access: 'member' | 'approved' | 'planHolder' | 'head' | 'service') =>
  defineEndpoint({
    ...common,
    name: `whoami-${access}`,
    method: 'GET',
    path: `/whoami/${access}`,
    access,
    response: z.object({ memberId: z.string(), isHead: z.boolean() }),
  });
export const asMember = whoami('member');
export const asApproved = whoami('approved');
export const asPlanHolder = whoami('planHolder');
export const asHead = whoami('head');
export const asService = whoami('service');
export const asDispatch = defineEndpoint({
  ...whoami('head'),
  name: 'whoami-dispatch',
  path: '/whoami/dispatch',
  method: 'GET',
  permission: ['dispatch', 'payouts'],
});
export const asAnyStaff = defineEndpoint({
  ...whoami('member'),
  name: 'whoami-staff',
  path: '/whoami/staff',
  method: 'GET',
  allowsAllStaff: true,
});

const moods = ['fine', 'refused', 'broken', 'broken after commit', 'slow', 'duplicate'] as const;
export const addNote = defineEndpoint({
  ...common,
  name: 'addNote',
  method: 'POST',
  path: '/notes',
  access: 'member',
  status: 201,
  body: z.object({ text: z.string().trim().min(1, 'Please write something.'), mood: z.enum(moods).default('fine') }),
  response: z.object({ id: z.string(), text: z.string() }),
});

export const addPublicNote = defineEndpoint({
  ...common,
  name: 'addPublicNote',
  method: 'POST',
  path: '/public-notes',
  access: 'public',
  status: 201,
  body: z.object({ text: z.string() }),
  response: z.object({ id: z.string(), text: z.string() }),
});

const stored = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number(),
  sha256: z.string(),
  perceptualHash: z.string().nullable(),
});
export const upload = defineEndpoint({
  ...common,
  name: 'upload',
  method: 'POST',
  path: '/upload',
  access: 'member',
  status: 201,
  body: z.object({ caption: z.string().min(1, 'Please write a caption.'), kilos: z.coerce.number().int().optional() }),
  files: {
    photo: { required: true, accept: imageTypes },
    paper: { required: false, accept: [...imageTypes, 'application/pdf'] },
  },
  response: z.object({ caption: z.string(), photo: stored, paper: stored.nullable() }),
});

export const decide = defineEndpoint({
  ...common,
  name: 'decide',
  method: 'PUT',
  path: '/decide',
  access: 'member',
  body: z.object({ status: z.enum(['yes', 'no']) }),
  files: { proof: { required: false, accept: imageTypes } },
  response: message,
});

export const sampleEndpoints = [
  greet,
  list,
  asMember,
  asApproved,
  asPlanHolder,
  asHead,
  asService,
  asDispatch,
  asAnyStaff,
  addNote,
  addPublicNote,
  upload,
  decide,
];
