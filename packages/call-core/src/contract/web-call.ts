import { z } from 'zod';

/**
 * Body of `POST {apiBaseUrl}/call/web`, in the voice provider's own shape. Our backend takes the assistant from its
 * settings and ignores what a client names; the provider's host needs one of the three.
 */
export const webCallRequestSchema = z.looseObject({
  assistantId: z.string().optional(),
  assistant: z.record(z.string(), z.unknown()).optional(),
  squadId: z.string().optional(),
  squad: z.record(z.string(), z.unknown()).optional(),
  workflowId: z.string().optional(),
  workflow: z.record(z.string(), z.unknown()).optional(),
});

/** A web call as the provider answers it; `transport.provider` says who talks: its room ('daily'), the guide or a language model. */
export const webCallSchema = z.looseObject({
  id: z.string().min(1),
  assistantId: z.string().optional(),
  webCallUrl: z.string(),
  artifactPlan: z.looseObject({ videoRecordingEnabled: z.boolean().optional() }).optional(),
  assistant: z.looseObject({ voice: z.looseObject({ provider: z.string().optional() }).optional() }).optional(),
  transport: z
    .looseObject({
      provider: z.string().optional(),
      callToken: z.string().optional(),
      /** The longest that this call may last, in seconds; the guide ends itself then. */
      maxDurationSeconds: z.number().optional(),
    })
    .optional(),
});

/** A web call, created and not joined yet. */
export type WebCall = Readonly<z.infer<typeof webCallSchema>>;
