import type { Found, Target } from './found.ts';
import type { GuideReply, GuideState, GuideTurn } from './guide-state.ts';
import type { Library } from './library.ts';
import type { Answer, GuideContent, Subject } from './subject.ts';

/** Silence. */
export const NOTHING: GuideReply = { sentences: [], actions: [], suggestions: [], targets: [] };

/** Turns what was found into what is said, and remembers it. */
export interface Teller {
  /** Says something that changes nothing of what is talked about. */
  readonly remark: (sentences: readonly string[], state: GuideState, more?: Partial<GuideReply>) => GuideTurn;
  readonly tell: (found: Found, state: GuideState) => GuideTurn;
  /** The next thing of the list, or of the subject in focus, that was not told yet. */
  readonly goOn: (state: GuideState, subject?: Subject) => GuideTurn;
  /** Titles to suggest. */
  readonly suggest: (targets: readonly Target[]) => readonly string[];
  readonly showing: (subject: Subject) => Partial<GuideReply>;
}

/** Tells from a library, in the lines of a content. */
export function createTeller({ lines, greetingOffers }: GuideContent, library: Library): Teller {
  /** Says something that changes nothing of what is talked about. */
  function remark(sentences: readonly string[], state: GuideState, more: Partial<GuideReply> = {}): GuideTurn {
    const reply: GuideReply = { ...NOTHING, sentences, ...more };
    return { reply, state: { ...state, lastReply: sentences.length > 0 ? reply : state.lastReply } };
  }

  function tell(found: Found, state: GuideState): GuideTurn {
    const answers = found.targets.flatMap((target) => {
      const one = library.findAnswer(target);
      return one ? [{ ...one, target }] : [];
    });
    const says = (answer: Answer): readonly string[] => (found.isBrief ? answer.says.slice(0, 1) : answer.says);
    const sentences = [...new Set(answers.flatMap(({ answer }) => says(answer)))];
    const last = answers.at(-1);
    const intro = found.isComparison ? lines.sideBySide : [];
    const own = last?.answer.action;
    const offer = answers.length === 1 ? (last?.answer.offers ?? []) : [];
    const isAside = last?.subject.kind === 'aside';
    const members = found.members ?? last?.answer.members ?? last?.subject.members;
    // A list shows what it lists.
    const subjects = [...answers.map(({ subject }) => subject), ...(members ?? []).map(library.find)];
    const shown = [...new Set(subjects.flatMap((subject) => subject?.action ?? []))];
    const list = members ? { members, index: -1 } : moveList(state, last?.subject);
    const isUnwritten = answers.length > 0 && answers.every(({ answer }) => answer.isUnwritten);
    const menu = isUnwritten ? last?.subject.menu : undefined;
    const entry = last?.subject.menu ? last.subject.id : last?.subject.about;
    const reply: GuideReply = {
      sentences: [...intro, ...sentences, ...(menu ? [menu.says] : [])],
      actions: own ? [own] : shown,
      suggestions: suggest(offer.length > 1 ? offer : []),
      targets: isUnwritten ? [] : found.targets,
    };
    return {
      reply,
      state: {
        ...state,
        ...(last && !isAside && { focus: last.subject.id, field: last.field }),
        ...(entry !== undefined && { entry }),
        ...(entry !== undefined && state.entry !== entry && { earlier: state.entry }),
        ...(list && { list }),
        offer: menu && last ? menu.fields.map((field) => `${last.subject.id}/${field}`) : offer,
        lastReply: reply,
        told: [...new Set([...state.told, ...found.targets])],
      },
    };
  }

  function moveList({ list }: GuideState, subject: Subject | undefined): GuideState['list'] {
    const index = subject && list ? list.members.indexOf(subject.id) : -1;
    return list && index >= 0 ? { ...list, index } : list;
  }

  function suggest(targets: readonly Target[]): readonly string[] {
    return targets.flatMap((target) => library.findAnswer(target)?.subject.title ?? []).slice(0, 3);
  }

  /** The next thing of the list or of the subject in focus that was not told yet. */
  function goOn(state: GuideState, subject = library.find(state.focus)): GuideTurn {
    const list = state.list;
    if (
      list &&
      list.index < list.members.length - 1 &&
      (!subject || subject.members || (list.index >= 0 && isToldOut(subject, state)))
    ) {
      const next = library.find(list.members[list.index + 1]);
      if (next) return tell({ targets: [`${next.id}/${Object.keys(next.fields)[0] ?? ''}`] }, state);
    }
    if (!subject) return remark(lines.nothingYet, { ...state, offer: greetingOffers });
    const current = state.field === undefined ? undefined : subject.fields[state.field];
    const more = current?.more;
    const moreKey = `${subject.id}/${state.field}+`;
    if (more && !state.told.includes(moreKey))
      return remark(
        more,
        { ...state, told: [...state.told, moreKey] },
        { targets: [`${subject.id}/${state.field}`], ...showing(subject) },
      );
    const next = untold(subject, state);
    if (next) return tell({ targets: [next] }, state);
    return remark([...lines.toldAll], { ...state, offer: greetingOffers }, showing(subject));
  }

  const showing = ({ action }: Subject): Partial<GuideReply> => ({ actions: action ? [action] : [] });

  function untold(subject: Subject, state: GuideState): Target | undefined {
    return Object.entries(subject.fields)
      .filter(([, answer]) => !answer.isUnwritten && !answer.isAside)
      .map(([field]) => `${subject.id}/${field}`)
      .find((target) => !state.told.includes(target));
  }

  function isToldOut(subject: Subject, state: GuideState): boolean {
    return untold(subject, state) === undefined;
  }

  return { remark, tell, goOn, suggest, showing };
}
