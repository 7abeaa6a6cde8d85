// Plain Node, no React: the content's words, and the guide that answers from them.
import { knowledge } from '@asad/content';
import { createGuide, readModel } from '@asad/guide';
import { english } from '@asad/guide/english';

const guide = createGuide(knowledge, readModel(english));
const { reply } = guide.replyTo('Which projects are there?', guide.begin().state);
process.stdout.write(`${reply.sentences.join(' ')}\n`);
