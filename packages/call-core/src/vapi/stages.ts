import type { ProviderEvent, StageStatus } from '../provider.ts';

/** A set-up step is a request over an open connection. */
const SETUP_LIMIT_MS = 8_000;

/** A cold start takes 3–6 s, the provider 1 s, the call machine (1.8 MB) 8 s on slow 3G. */
const STAGES: ReadonlyMap<string, Partial<Extract<ProviderEvent, { type: 'stage' }>>> = new Map([
  ['web-call-creation', { limitMs: 15_000 }],
  ['daily-call-object-creation', { limitMs: 20_000, errorType: 'daily-call-object-creation-error' }],
  ['mobile-permissions', { limitMs: 3_000 }],
  ['daily-call-join', { limitMs: 20_000, errorType: 'daily-call-join-error' }],
  ['video-recording-setup', { limitMs: SETUP_LIMIT_MS, errorType: 'video-recording-setup-error' }],
  ['audio-observer-setup', { limitMs: SETUP_LIMIT_MS, errorType: 'audio-observer-setup-error' }],
  ['audio-processing-setup', { limitMs: SETUP_LIMIT_MS, errorType: 'audio-processing-setup-error' }],
]);

export const isStage = (name: unknown): name is string => typeof name === 'string' && STAGES.has(name);

export const isOptional = (stage: string): boolean => stage.endsWith('-setup');

export const findErrorType = (stage: string): string | undefined => STAGES.get(stage)?.errorType;

export function stageEvent(stage: string, status: StageStatus): ProviderEvent {
  return { type: 'stage', stage, status, ...STAGES.get(stage) };
}
