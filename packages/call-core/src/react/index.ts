'use client';

export { useCall, useCallEvent, useCallPart } from './use-call.ts';
