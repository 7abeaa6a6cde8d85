import { z } from 'zod';
import type { DocumentStore, StoredDocument } from './documents/document-store.ts';
import { budgetDocSchema } from '../domain/budget.ts';
import { visitorSchema } from '../domain/visitor.ts';
import {
  awaitedDocSchema,
  callDocSchema,
  chunkDocSchema,
  deletionDocSchema,
  mailDocSchema,
  ownerDocSchema,
  waitingMailDocSchema,
} from './stored-records.ts';
import { countsSchema, doneSchema, probeSchema, switchSchema } from './site-state.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  visitors: visitorSchema,
  calls: callDocSchema,
  transcript: chunkDocSchema,
  messages: chunkDocSchema,
  callOwners: ownerDocSchema,
  awaited: awaitedDocSchema,
  deletions: deletionDocSchema,
  captcha: z.object({}),
  budgets: budgetDocSchema,
  counts: countsSchema,
  site: z.union([switchSchema, doneSchema, probeSchema]),
  mail: mailDocSchema,
  waitingMails: waitingMailDocSchema,
};

/** Returns undefined when the document is valid. */
export function findMisfit(path: string, document: StoredDocument): string | undefined {
  const schema = SCHEMAS[path.split('/').at(-2) ?? ''];
  if (schema === undefined) return 'collection';
  const { error } = schema.safeParse(document);
  return error && (error.issues[0]?.path.slice(0, 2).map(String).join('.') || 'document');
}

/** An invalid document fails the transaction before anything is stored. */
export function withCheckedWrites(documents: DocumentStore): DocumentStore {
  return {
    ...documents,
    transact: (work) =>
      documents.transact((transaction) =>
        work({
          ...transaction,
          set: (path, document) => {
            const misfit = findMisfit(path, document);
            if (misfit !== undefined)
              throw new Error(`A ${path.split('/').at(-2)} document does not fit its schema: ${misfit}.`);
            transaction.set(path, document);
          },
        }),
      ),
  };
}
