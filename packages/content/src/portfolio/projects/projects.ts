import type { Project } from '../../model.ts';
import { automationFlows } from './automation-flows.ts';
import { emailTracking } from './email-tracking.ts';
import { interviewTraining } from './interview-training.ts';
import { voiceConcierge } from './voice-concierge.ts';

/** Works, in page order. */
export const projects = [
  voiceConcierge,
  emailTracking,
  interviewTraining,
  automationFlows,
] as const satisfies readonly Project[];
