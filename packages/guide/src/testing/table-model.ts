import { english } from '../model/english.ts';
import { toTerm } from '../english/to-term.ts';
import type { Candidate } from '../rank/candidates.ts';
import type { Model } from '../rank/model.ts';

/** By meaning, 0 to 1 and at most 1 in total; a single meaning is certain. */
export type Chances = string | Readonly<Record<string, number>>;

/** Names a meaning: `moth/why`, `moth/why + supper/why`, `nothing moth`, `act yes`. */
export function nameMeaning({ meaning }: Candidate): string {
  switch (meaning.kind) {
    case 'tell':
      return meaning.targets.join(' + ');
    case 'nothing':
      return `nothing ${meaning.entity.id}`;
    case 'act':
      return `act ${meaning.act}`;
    case 'near':
      return `near ${meaning.entity.id}`;
    case 'off-topic':
      return 'off-topic';
  }
  return meaning satisfies never;
}

// "*/why" is the field of the entity that the utterance names.
function resolve(name: string, candidates: readonly Candidate[]): string {
  if (!name.startsWith('*/')) return name;
  const isMeant = (way: Candidate): boolean => way.features.named === 1 && nameMeaning(way).endsWith(name.slice(1));
  const candidate = candidates.find(isMeant);
  return candidate ? nameMeaning(candidate) : name;
}

const toTokens = (utterance: string): readonly string[] =>
  utterance.split(' ').map((word) => (word.startsWith('<') ? word : toTerm(word)));

/**
 * Untrained: understands a table's utterances and is unsure of all else. Write them as the reader normalises them: lower
 * case, in full, with slots for names (`why <project>`). A star refers to the named entity. Throws if an utterance
 * cannot have its row's meaning.
 */
export function createTableModel(table: Readonly<Record<string, Chances>>): Model {
  const rows = new Map(Object.entries(table).map(([utterance, chances]) => [toTokens(utterance).join(' '), chances]));
  const words = Object.keys(table).flatMap((utterance) => utterance.split(' '));
  return {
    limits: english.limits,
    vocabulary: new Set(words.filter((word) => !word.startsWith('<'))),
    score(tokens, candidates) {
      const chances = rows.get(tokens.join(' '));
      if (chances === undefined) return candidates.map(() => 0);
      const entries = Object.entries(typeof chances === 'string' ? { [chances]: 1 } : chances);
      const chanceByName = new Map(entries.map(([name, chance]) => [resolve(name, candidates), chance]));
      const names = candidates.map(nameMeaning);
      const missing = [...chanceByName.keys()].find((name) => !names.includes(name));
      if (missing !== undefined)
        throw new Error(`"${tokens.join(' ')}" cannot mean "${missing}". It can mean: ${names.join(', ')}.`);
      const remainingChance = 1 - [...chanceByName.values()].reduce((sum, chance) => sum + chance, 0);
      const others = names.filter((name) => !chanceByName.has(name)).length;
      return names.map((name) => Math.log(chanceByName.get(name) ?? Math.max(0, remainingChance) / others));
    },
  };
}
