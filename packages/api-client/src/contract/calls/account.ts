import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { meSchema } from '../entities/session.ts';
import { emailSchema, languageSchema, passwordSchema, personNameSchema, phoneSchema } from '../entities/user.ts';
import { confirmationSchema } from '../shapes.ts';

export const accountCalls = {
  register: call({
    method: 'POST',
    path: '/register',
    summary: 'Asks for a student account; the reply is the same for known and unknown emails.',
    body: z.object({
      name: personNameSchema,
      email: emailSchema,
      phone: phoneSchema,
      password: passwordSchema,
      consent: z.literal(true),
      language: languageSchema.default('en'),
    }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
    status: 201,
  }),
  getMe: call({ method: 'GET', path: '/me', summary: 'The caller.', reply: meSchema }),
  updateMe: call({
    method: 'PUT',
    path: '/me',
    summary: "Changes the caller's own name, phone or language.",
    body: z.object({
      name: personNameSchema.optional(),
      phone: phoneSchema.nullable().optional(),
      language: languageSchema.optional(),
    }),
    bodyLimits: smallBody,
    reply: meSchema,
  }),
};
