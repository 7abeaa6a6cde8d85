import type { SmallAct } from '../knowledge.ts';

/** Words without meaning before and after an act. */
export const AROUND_ACT: ReadonlySet<string> = new Set(
  'please asad assad owl bird ok okay well um uh oh ah hey hi hello now then just so sorry man mate dude sir and but'.split(
    ' ',
  ),
);

const MOMENT = '(?:moment|second|sec|minute|min|bit|tick|while)';
const YOU_ARE = '(?:(?:you|this|that|what) (?:are|is)|such|how|you)(?: (?:really|so|very|such|just|pretty|quite|the))*';
const GOING =
  '(?:go|leave|stop|quit|finish|run|hang up|get going|get off|head (?:out|off)|be going|be off|end (?:it|this|the call))';

/** Acts by their whole wording, without courtesies; the first that matches counts. */
export const SMALL_ACTS: readonly (readonly [act: SmallAct, wording: RegExp])[] = [
  [
    'reword',
    /^(?:what|huh|hm+|eh|what was that(?: about)?|come again|say what|what (?:do|did) you mean(?: by (?:that|this|it))?|what does (?:that|this|it) mean|meaning|(?:i )?(?:do|did|can|could) not (?:get|understand|follow|grasp)(?: (?:it|that|this|you))?|i am (?:lost|confused|not following)|you lost me|(?:can|could|would) you (?:explain|rephrase|clarify|reword|simplify)(?: (?:that|this|it))?|(?:say|put|explain|tell)(?: me)? (?:that|it|this)? ?(?:differently|another way|in other words|in simple words|in plain english|simpler|more simply)|(?:in other words|rephrase|clarify|simpler)(?: (?:that|this|it))?|(?:that|this|it) is (?:unclear|not clear|confusing)|not clear|unclear)$/u,
  ],
  [
    'wait',
    new RegExp(
      `^(?:(?:wait|hold on|hang on|stay|stand by|bear with me|pause|hold the line|not so fast|slow down there|be right back|brb|let me (?:think|see|check)(?: about (?:it|that))?)|(?:(?:can|could|will) you )?(?:(?:wait|hold on|hang on|give me|gimme|i need|for) )*(?:(?:an?|one|another|half a) )?(?:little )?${MOMENT})(?: for me)?(?: (?:a|one|for a) ${MOMENT})?$`,
      'u',
    ),
  ],
  [
    'neverMind',
    /^(?:never ?mind|(?:forget|drop|skip|leave|cancel|ignore|scratch)(?: about)?(?: (?:it|that|this))|no matter|(?:it|that) does not matter|let it go|(?:it is |that is )?nothing|cancel|skip)$/u,
  ],
  [
    'quiet',
    /^(?:(?:can|could|will|would) you )?(?:shut (?:up|it)|be (?:quiet|silent|still)|quiet|silence|hush|shush|shh+|zip it|pipe down|stop (?:talking|speaking)|leave me (?:alone|be|in peace)|go away|not another word)(?: (?:for (?:a|one) \w+|already))?$/u,
  ],
  [
    'rude',
    new RegExp(
      `^(?:(?:go |what the |oh )?(?:fuck|screw|damn|sod|piss|bugger|hell)\\b.*|(?:i )?hate (?:you|this|it|talking to you)|${YOU_ARE}(?: an?)? (?:(?:stupid|dumb|useless|rude|annoying|boring|terrible|awful|ugly|pathetic|ridiculous|crap|shit|rubbish|bad|worthless|lame)\\b.*|idiot|moron|fool|loser|suck|joke)|you (?:suck|stink)|(?:stupid|dumb|useless|idiot|moron)\\b(?: \\w+)?)$`,
      'u',
    ),
  ],
  [
    'praise',
    new RegExp(
      `^(?:${YOU_ARE}(?: an?)? (?:great|good|awesome|amazing|funny|nice|smart|clever|cute|lovely|kind|sweet|brilliant|wonderful|helpful|best|wise|cool|adorable|impressive)(?: (?:owl|bird|bot|one|assistant|at this))?|(?:i )?(?:really )?(?:love|like) (?:you|talking to you)|(?:good|nice|great) (?:job|work|owl|bot|bird)|well done|(?:that|this) was (?:great|helpful|nice|fun))$`,
      'u',
    ),
  ],
  [
    'mood',
    /^(?:i|we) (?:am|are|feel|was|am feeling|get|got)(?: (?:so|very|really|a bit|a little|just|quite|too|not))* (?:hungry|thirsty|tired|sleepy|bored|sad|happy|cold|hot|sick|ill|drunk|lonely|stressed|angry|nervous|excited|starving|exhausted|depressed|scared|afraid|in love|unhappy|fine|good|well|great)(?: (?:today|now|right now|too))?$/u,
  ],
  [
    'invent',
    /^(?:(?:can|could|would|will) you )?(?:please )?(?:(?:make|dream) (?:something|anything|stuff|things|it|one|that)(?: \w+)? ?up\b.*|(?:make up|invent|fabricate|fake) .*|lie(?: to me)?\b.*|(?:tell|give) me (?:a lie|lies|something (?:untrue|false|that is not true))\b.*|(?:have|take|make) an? (?:\w+ )?guess|guess|pretend\b.*|imagine\b.*|hallucinate\b.*)$/u,
  ],
  [
    'joke',
    /^(?:(?:can|could|would|will|do) you )?(?:(?:tell|know|say|have|give|got|crack|make)(?: (?:me|us))?(?: (?:an?|any|another|some|your|one more))?(?: \w+)? (?:jokes?|puns?|riddles?)|(?:say|tell|do)(?: (?:me|us))? something funny|make me laugh|be funny|(?:another |any )?jokes?)\b.*$/u,
  ],
  [
    'sleep',
    /^(?:(?:do|does|did|can|will) (?:you|owls|an owl) (?:ever |also |even )?(?:sleep|rest|nap|dream|get (?:tired|sleepy)|have (?:a )?(?:break|holiday|day off)s?)\b.*|(?:when|where|how long|how) do (?:you|owls) (?:sleep|rest)\b.*|are you (?:tired|sleepy|awake|asleep|nocturnal)(?: \w+)?)$/u,
  ],
  [
    'leave',
    new RegExp(
      `^(?:let us|(?:i|we) (?:think (?:i|we) )?(?:am|are|want|need|wish|would like|had better|better|should|will|ought|might|may)(?: going| about)?(?: to)?) ${GOING}(?: (?:now|here|soon|talking|you))*$`,
      'u',
    ),
  ],
];

/** "My name is Sarah", "I am Tom from Acme", "I'm a recruiter": an introduction of at most this many words. */
export const MOST_OF_INTRODUCTION = 10;
const GREETED = String.raw`^(?:(?:[Gg]ood )?(?:[Hh]i|[Hh]ello|[Hh]ey|[Mm]orning|[Ee]vening|[Aa]fternoon|[Dd]ay)\b[\s,.!]*(?:there|asad|owl)?[\s,.!]*)?`;
const I_AM = String.raw`(?:[Ii] am|[Ii]['’]?m|[Tt]his is)\s+`;
export const INTRODUCTION = new RegExp(
  GREETED +
    String.raw`(?:(?:[Mm]y )?name(?: i|['’])?s\s+\S+|(?:[Tt]hey )?[Cc]all me\s+\S+|${I_AM}(?:\p{Lu}\p{L}+|(?:\S+\s+){1,2}from\s+\S+|(?:an?|the)\s+(?:\S+\s+)?(?:recruiter|headhunter|manager|founder|student|client|journalist|owner|ceo|cto)\b))`,
  'u',
);

/** Words of which one is in every farewell. */
export const LEAVE_WORDS =
  /\b(?:bye|goodbye|go|going|leave|leaving|off|out|run|rush|dash|end|ending|finish|finished|done|hang|hanging|close|closing|quit|exit|stop|stopping|later|night|see you|enough|farewell|over|weekend|evening|day|that is (?:it|all|me|everything)|heard|talk|soon|more|further|ciao|cheers|thanks?)\b/u;

/** "Yes" to the question to hang up; all other words go on with the call. */
export const AGREES =
  /\b(?:yes|yeah|yep|yup|ya|ja|si|sure|ok|okay|please|do|right|correct|indeed|certainly|absolutely|definitely|fine|alright|aye|y|hang up|bye|of course|go ahead|you (?:can|may))\b/u;
