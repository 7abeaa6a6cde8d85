'use client';

export { useCallEvent } from './use-call-event.ts';
export { useCall, useCallPart } from './use-call.ts';
