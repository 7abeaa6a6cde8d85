// Plain Node, no React.
import { portfolio } from '@asad/content';
import { createGuide, readModel } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';

const guide = createGuide(deriveKnowledge(portfolio), readModel(english));
const { reply } = guide.replyTo('Which projects are there?', guide.begin().state);
process.stdout.write(`${reply.sentences.join(' ')}\n`);
