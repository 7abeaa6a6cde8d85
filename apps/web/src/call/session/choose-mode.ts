import type { CallMode } from '@asad/call-core';
import type { CallStats } from '@asad/call-core/contract';

/**
 * How a press begins: as it was meant, but typed where the guide will answer and this browser cannot hear. A call on a
 * microphone that nobody listens to would be one of few, spent for nothing. A voice provider hears by itself.
 */
export function chooseMode(meant: CallMode, { voice }: Pick<CallStats, 'voice'>, hears: boolean): CallMode {
  return meant === 'voice' && voice === 'guide' && !hears ? 'text' : meant;
}
