/**
 * Words that the second hand's expectations share: sources of regular expressions.
 * Figures and years match as digits and as spoken.
 */
export const words = {
  nEightN: 'n8n|\\bn[ -]?(8|eight)[ -]?n\\b',
  owl: 'asad|\\bowl|concierge|myself',
  address: 'hello ?@|hello,? at,? omar',
  booking: 'fit.?check|\\bbook|fifteen|15.?min|calendar',
  machine:
    '\\bA\\.?I\\b|artificial|software|program|machine|computer|\\bcode\\b|assistant|not (a )?(real|person|human|alive|living)|no (person|human)|isn.t (a )?(real|person|human)',
  held: 'not (written|held|known)|isn.t written|(do|does) not (say|know)|don.t know|nothing (is )?(written|about)',
  apology: 'sorry|apolog|pardon|my mistake|misunderst|misheard',
  money: '[$€£]|\\b(euros?|dollars?|pounds?)\\b',
  year2021: '2021|twenty[ -]twenty[ -]one',
  year2022: '2022|twenty[ -]twenty[ -]two',
  year2023: '2023|twenty[ -]twenty[ -]three',
  year2024: '2024|twenty[ -]twenty[ -]four',
  year2025: '2025|twenty[ -]twenty[ -]five',
  four: '\\b4|\\bfour\\b',
  sixty: '\\b(60|sixty)\\b',
  seventyEight: '\\b78|seventy[ -]eight',
  fortyTwo: '\\b42|forty[ -]two',
  sixHundredThousand: '600[,. ]?000|600 ?k|six hundred thousand|fifteen times|15 times',
  tenThousand: '10 ?k|10[,. ]?000|ten thousand',
  twoCallsInThree: '\\b66|sixty[ -]six|two[ -]thirds|two (calls )?(in|out of|of) (every )?three',
  hundredAndForty: '\\b140\\b|hundred (and )?forty',
  heron: 'email|e-mail|scanner|bounce|timeline|false open|follow-?up|sales',
  rehearsal: 'interview|job.?seeker|filler|coach|practi[cs]|learner',
  nightShift: 'n8n|n eight n|flow|invoice|copying|automat|alarm',
  placeholder: 'client|flow|phone|booking|automat|voice|n8n|n eight n',
  acme: 'email|e-mail|sending|queue|dashboard|scanner|message',
  freight: 'dispatch|truck|spreadsheet|driver|planner|planning',
  lorem: 'shop|agency|checklist|rollback|loading',
  /** Something that only somebody who tells of the work would say. */
  anyFact:
    'email|e-mail|automat|interview|invoice|dispatch|spreadsheet|shops|n8n|n eight n|\\bphone|queue|truck|react|laravel|docker|vapi|voice|simplicity|honest',
  /** Told of the site's own things; never an answer to what is off topic. */
  siteFact: 'scanner|job.?seeker|rollback|bounce|loading time|filler|rose from|fell by|hundred and forty',
} as const;
