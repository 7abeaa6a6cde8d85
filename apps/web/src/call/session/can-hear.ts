/** Whether this browser can turn speech into text: without it, a guide that hears by it cannot be spoken to. */
export function canHear(page: object = globalThis): boolean {
  return 'SpeechRecognition' in page || 'webkitSpeechRecognition' in page;
}
