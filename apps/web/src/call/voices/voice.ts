import type { VoiceCall } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import type { CallStats, WebCall } from '@asad/call-core/contract';
import type { Backend } from '../backend/backend.ts';

export interface VoiceOptions extends Pick<Backend, 'judgeTurn'> {
  readonly output: AudioOutput;
}

export interface Voice {
  /** Name of the voice in the backend's answers. */
  readonly name: NonNullable<CallStats['voice']>;
  /** `transport.provider` of a created call. */
  readonly transport: string;
  readonly hearsByBrowser: boolean;
  /** Says before a call who answers; empty: the page has said so. */
  readonly notice: string;
  /** Loads the code that joins a call of the backend. */
  readonly load: (options: VoiceOptions) => Promise<(webCall: WebCall) => VoiceCall>;
}
