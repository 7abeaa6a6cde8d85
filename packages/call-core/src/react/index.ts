'use client';

export { useCall, useCallEvent, useCallPart, useCallTool } from './use-call.ts';
