// Plain Node, no React: the content's words, and the guide that answers from them.
import { portfolio } from '@asad/content';
import { createGuide, readModel } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';

const guide = createGuide(deriveKnowledge(portfolio), readModel(english));
const { reply } = guide.replyTo('Which projects are there?', guide.begin().state);
process.stdout.write(`${reply.sentences.join(' ')}\n`);
