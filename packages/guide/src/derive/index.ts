export { deriveBrief } from './derive-brief.ts';
export { createPerson, nameAssistant } from './person.ts';
export { deriveKnowledge } from './derive-knowledge.ts';
export { deriveAiGreeting, deriveLines, findUnwrittenField, listDeclines } from './derive-lines.ts';
export type { PortfolioLines } from './derive-lines.ts';
export { deriveSuggestions } from './derive-suggestions.ts';
export { shortenCompany } from './jobs.ts';
export { speakRemote } from './job-values.ts';
export { isAvailabilityWritten, isKnownTool, KNOWN_TOOLS } from './sources.ts';
export { upperFirst } from '../english/phrases.ts';
export {
  lowerFirst,
  lowerRole,
  speakCount,
  speakList,
  speakMonths,
  speakNumber,
  splitSentences,
  tell,
} from './speech.ts';
export { countMonths, endOf, inTime, listYears, yearOf } from './time.ts';
export type * from '../knowledge.ts';
export { listSentences } from '../say/list-sentences.ts';
