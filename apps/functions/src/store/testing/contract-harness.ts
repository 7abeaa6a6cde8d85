import type { CallRecord, CallStats } from '@asad/call-core/contract';
import type { Clock, CallReport } from '../../ports.ts';
import { hasSomethingSaid } from '../../domain/conversation.ts';
import { createCallStore, type CallStore } from '../call-store.ts';
import { withFailures } from '../documents/testing/faulty-documents.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { CallLimits } from '../../call-limits.ts';
import type { FinishedCall, Mail } from '../stored-records.ts';
import type { NewCall } from '../visitor-calls.ts';

export class ManualClock implements Clock {
  #nowMs = Date.parse('2026-11-20T10:00:00.000Z');
  #elapsedMs = 0;

  now(): number {
    return this.#nowMs;
  }

  elapsed(): number {
    return this.#elapsedMs;
  }

  advance(ms: number): void {
    this.#nowMs += ms;
    this.#elapsedMs += ms;
  }

  /** Changes the wall clock; no time elapses. */
  leap(ms: number): void {
    this.#nowMs += ms;
  }
}

export const HOUR_MS = 3_600_000;

export const defaultLimits: CallLimits = {
  maxCallsPerVisitor: 3,
  maxCallMs: 600_000,
  maxTurns: 120,
  captchaValidMs: 24 * HOUR_MS,
  dailyCallBudget: undefined,
  dailyCallsPerNetwork: undefined,
  dailySeconds: undefined,
  monthlySeconds: undefined,
  mailWaitMs: 0,
  retentionMs: 90 * 24 * HOUR_MS,
};

/** What every store must do, by title. */
export type ContractCases = Readonly<Record<string, (harness: ReturnType<typeof createHarness>) => Promise<void>>>;

export function createHarness(documents: DocumentStore, composeMail = composeShortMail) {
  const clock = new ManualClock();
  const faulty = withFailures(documents);
  /** Default clock: the harness's. */
  const createStore = (limits: Partial<CallLimits> = {}, storeClock: Clock = clock): CallStore =>
    createCallStore({ documents: faulty, clock: storeClock, limits: { ...defaultLimits, ...limits }, composeMail });
  /** A store in which the visitor `ann` is verified, and has opened calls. */
  const openStore = async (limits?: Partial<CallLimits>, ...callIds: readonly string[]) => {
    const store = createStore(limits);
    await verify(store, clock, 'ann');
    for (const callId of callIds) await open(store, 'ann', callId);
    return store;
  };
  /** `loseNextAnswer`: the next command is applied, but fails. */
  return { clock, loseNextAnswer: faulty.failNext, createStore, openStore };
}

function composeShortMail(call: FinishedCall): Mail | undefined {
  if (!hasSomethingSaid(call.transcript)) return undefined;
  return {
    to: 'owner@example.com',
    message: { subject: 'A call', text: call.transcript.slice(0, 1000), html: `<p>${call.callId}</p>` },
  };
}

let captchas = 0;

export async function verify(store: CallStore, clock: Clock, uid: string): Promise<void> {
  captchas += 1;
  await store.verifyVisitor(uid, { captchaId: `captcha-${captchas}`, expiresAtMs: clock.now() + 600_000 });
}

export function callOf(callId: string, more: Partial<NewCall> = {}): NewCall {
  return {
    callId,
    assistantId: 'assistant-1',
    provider: 'daily',
    answer: JSON.stringify({ id: callId }),
    isReported: (more.provider ?? 'daily') === 'daily',
    handle: `https://control.example/${callId.slice(0, 20).toWellFormed()}`,
    ...more,
  };
}

export async function statsOf(store: CallStore, uid: string): Promise<CallStats> {
  return (await store.readVisitor(uid)).stats;
}

export async function open(store: CallStore, uid: string, callId: string, more: Partial<NewCall> = {}) {
  const key = `key-${callId.toWellFormed()}`;
  const reservation = await store.reserveCall(uid, { key, run: key, networkId: undefined });
  return reservation.kind === 'reserved' ? store.openCall(uid, { ...callOf(callId, more), key }) : reservation;
}

export function recordOf(callId: string, more: Partial<CallRecord> = {}): CallRecord {
  return {
    callId,
    transcript: 'User: Are you available?\nAssistant: From December on.',
    startedAt: '2026-11-20T10:00:00.000Z',
    endedAt: '2026-11-20T10:02:00.000Z',
    messages: [{ type: 'transcript', role: 'user', transcript: 'Are you available?' }],
    assistantId: 'assistant-1',
    ...more,
  };
}

export function reportOf(callId: string, more: Partial<CallReport> = {}): CallReport {
  return {
    callId,
    wasConnected: true,
    startedAt: '2026-11-20T10:00:05.000Z',
    endedAt: '2026-11-20T10:02:05.000Z',
    transcript: 'User: Are you free?\nAssistant: From December on.',
    messages: [{ role: 'user', message: 'Are you free?' }],
    ...more,
  };
}

export function race<T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => act(index)));
}
