import { knowledge } from '@asad/content';
import { createGuide, readModel } from '@asad/guide';
import { english } from '@asad/guide/english';
import { createUnderstanding } from "../../../packages/guide/src/dialogue/understand.ts"; import { createEntityIndex } from "../../../packages/guide/src/understanding/entity-index.ts"; const U=createUnderstanding(knowledge, readModel(english), createEntityIndex(knowledge.entities)); const guide=createGuide(knowledge, readModel(english)) as any;
const model=readModel(english);
let {state}=guide.begin();
for(const l of process.argv.slice(2)){ if(l==='/new'){state=guide.begin().state;continue;}
 const {reading,candidates}=U.explain(l,state); const s=model.score(reading.tokens,candidates); const m=Math.max(...s); const o=s.map(x=>Math.exp(x-m)); const t=o.reduce((a,b)=>a+b,0);
 const r=candidates.map((c:any,i:number)=>[o[i]!/t,c.meaning.kind==='tell'?c.meaning.targets.join('+'):c.meaning.act??c.meaning.kind+(c.meaning.entity?.id??'')] as const).toSorted((a:any,b:any)=>b[0]-a[0]).slice(0,5);
 const turn=guide.replyTo(l,state); state=turn.state;
 console.log('>',l,'|',reading.tokens.join(' ')); for(const [c,n] of r) console.log('   ',c.toFixed(2),n); console.log('  =',turn.reply.sentences.join(' ').slice(0,180)); }
