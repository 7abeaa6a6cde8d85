import type { GuideReply, GuideState, GuideTurn, Knowledge } from '@asad/guide';
import { toAbsent } from '@asad/guide/src/english/phrases.ts';
import { ABSENT_TOPIC } from '@asad/guide/src/read/lexicon.ts';
import { HIRE } from '@asad/guide/src/say/act.ts';
import { RIGHT } from './result.ts';

/** Grades replies against the labels of `LabelledTurn`; `*` in a target matches any text. */
export function createLabelGrader({ entities, lines }: Knowledge) {
  const answers = entities.flatMap(({ id, fields }) =>
    Object.entries(fields).map(([field, answer]) => ({ id, target: `${id}/${field}`, ...answer })),
  );
  const absent = (entities.find(({ id }) => id === ABSENT_TOPIC)?.heardAs ?? []).map(toAbsent);
  const denials = [
    ...entities.map(({ id, nothing = '' }) => ({ id, sentence: nothing })),
    ...answers
      .filter(({ isUnwritten }) => isUnwritten)
      .map(({ target, says: [sentence = ''] }) => ({ id: target.split('/')[0], sentence })),
  ];
  const isLine = ({ sentences: [sentence = ''] }: GuideReply, name: string): boolean =>
    Object.entries(lines).some(
      ([key, says]) => (key === name && says[0] === sentence) || (key === `${name}Again` && says.includes(sentence)),
    );
  const isDecline = (reply: GuideReply): boolean =>
    isLine(reply, 'declined') || isLine(reply, 'notWritten') || isLine(reply, 'unsure');

  /** A field is told by its first sentence, an entity by any. */
  function tells(label: string, { sentences, targets }: GuideReply): boolean {
    const target = new RegExp(`^${label.replaceAll('*', '.*')}$`, 'u');
    const isEntity = label.endsWith('/*');
    return (
      targets.some((id) => target.test(id)) ||
      answers
        .filter((answer) => target.test(answer.target))
        .some(({ id, says, more = [] }) =>
          [...(isEntity ? [...says, ...more] : says.slice(0, 1)), ...(id === ABSENT_TOPIC ? absent : [])].some(
            (sentence) => sentences.includes(sentence),
          ),
        )
    );
  }

  function isAct(act: string, { reply, state }: GuideTurn, { lastReply }: GuideState): boolean {
    const { sentences } = reply;
    const isOfLast = sentences.length > 0 && sentences.every((sentence) => lastReply.sentences.includes(sentence));
    switch (act) {
      case 'goodbye':
        return state.isOver || isLine(reply, 'hangUp');
      case 'stop':
        return sentences.length === 0 || isLine(reply, 'quiet');
      case 'no':
        return isLine(reply, 'asYouLike');
      case 'slower':
        return isLine(reply, 'onePace');
      case 'repeat':
        return isOfLast && sentences.length === lastReply.sentences.length;
      case 'shorter':
        return isOfLast && (sentences.length === 1 || sentences.length < lastReply.sentences.length);
      case 'reword':
        return reply.targets.length > 0 && reply.targets.join() === lastReply.targets.join();
      case 'more':
        return reply.targets.length > 0 && !reply.isDecline;
      case 'post':
        return tells(HIRE, reply);
      default:
        return isLine(reply, act);
    }
  }

  function meets(label: string, turn: GuideTurn, before: GuideState): boolean {
    const { reply } = turn;
    const [kind, name = '', target = ''] = label.split(':');
    switch (kind) {
      case 'ACT':
        return target === '' ? isAct(name, turn, before) : tells(target, reply);
      case 'DECLINE':
      case 'OFF-TOPIC':
        return isDecline(reply);
      case 'NOT':
        return denials.some(({ id, sentence }) => id === name && reply.sentences.includes(sentence));
      case 'SUBJECT':
        return tells(`${name}/*`, reply);
      default:
        return label.split(' + ').every((part) => tells(part, reply));
    }
  }

  function toMiss({ reply, state }: GuideTurn): string {
    if (state.isOver) return 'ended';
    if (reply.sentences.length === 0) return 'silent';
    if (isLine(reply, 'unsure')) return 'unclear';
    if (isDecline(reply) || denials.some(({ sentence }) => reply.sentences.includes(sentence))) return 'declined';
    return reply.sentences[0]?.startsWith('Do you mean ') ? 'asked' : 'wrong';
  }

  return (labels: readonly string[], turn: GuideTurn, before: GuideState): string =>
    labels.some((label) => meets(label, turn, before)) && (!turn.state.isOver || labels.includes('ACT:goodbye'))
      ? RIGHT
      : toMiss(turn);
}
