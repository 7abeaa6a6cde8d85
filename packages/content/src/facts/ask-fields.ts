/**
 * How each field is asked for. Articles, pronouns and auxiliaries are left out of a question before a cue is looked
 * for in it, so that "what was it made with", "made with" and "what did he make it with" are near to one another.
 */
export const askFields = [
  { id: 'what', cues: ['what', 'tell about', 'about', 'describe', 'explain', 'know about', 'overview', 'introduce', 'summary', 'summarise', 'in short', 'in general'] },
  {
    id: 'why',
    cues: ['why', 'how come', 'reason', 'purpose', 'problem', 'what for', 'use for', 'what use for', 'good for', 'what good for', 'what was wrong', 'wrong before', 'pain', 'motivation', 'idea behind', 'point of', 'need', 'what was broken', 'trouble', 'situation', 'goal', 'aim', 'solve', 'inspire', 'thinking behind', 'like before', 'how before', 'before came', 'before arrive', 'before join', 'what broken', 'go wrong before', 'going wrong', 'what going wrong', 'what led', 'start point', 'starting point', 'what was going on', 'background', 'mess', 'hurt', 'issue', 'why need', 'what was the matter'],
  },
  {
    id: 'how',
    cues: ['how', 'how work', 'approach', 'method', 'way', 'steps', 'architecture', 'mechanism', 'under hood', 'technique', 'how solve', 'how fix', 'how build', 'how go about', 'solution', 'process', 'how tackle', 'strategy', 'in detail', 'technically', 'fix', 'how do', '=how about it', 'do about', 'do against', 'details', 'inner workings', 'implement', 'pull off', 'function', 'functions', 'feature', 'features', 'capable', '=what can'],
  },
  {
    id: 'result',
    cues: ['result', 'outcome', 'impact', 'effect', 'come of', 'came of', 'come out of', 'came out of', 'achieve', 'achievement', 'accomplish', 'accomplishment', 'success', 'successful', 'improve', 'improvement', 'difference', 'difference make', 'benefit', 'pay off', 'end up', 'save', 'gain', 'help', 'get better', 'better', 'how go', 'how did that go', 'how did it go', 'turn out', 'work out', '=work', '=good', '=work well', 'in end', 'worth', 'bring', 'faster', 'what got', 'deliver', 'payoff', 'happy', 'like afterwards', 'happen afterwards', 'happen in end', 'prove', 'proof', 'evidence', 'consequence', 'change', 'what change', 'changed', 'how well', 'how well work', 'worked out', 'make difference'],
  },
  {
    id: 'owned',
    cues: ['own', 'responsible', 'responsibility', 'responsibilities', 'contribution', 'contribute', 'what part', 'which part', 'part in', 'task', 'tasks', 'duties', 'in charge', 'charge of', 'lead', 'look after', 'build himself', 'himself', 'personally', 'share', 'day to day', 'his work consist', 'hands on', 'deliver himself', 'accountable', 'role in', 'role play'],
  },
  {
    id: 'forWhom',
    cues: ['for whom', 'whom for', 'who for', 'who', 'client', 'clients', 'customer', 'customers', 'users', 'user', 'audience', 'target', 'who use', 'who uses', 'who asked', 'who need', 'who order', 'meant for', 'made for', 'intended for', 'built for', 'aimed at', 'whom'],
  },
  {
    id: 'with',
    cues: ['made with', 'build with', 'built with', 'built in', 'built on', 'written in', 'made in', 'made of', 'tech', 'technology', 'technologies', 'stack', 'tech stack', 'tools', 'tool', 'language', 'programming language', 'framework', 'frameworks', 'database', 'library', 'libraries', 'what use', 'run on', 'runs on', 'code', 'coded in', 'programmed', 'under hood', 'backend', 'frontend', 'infrastructure', 'software', 'work with', 'with what', 'with which', 'what with', 'using', 'use', 'based on', 'platform'],
  },
  {
    id: 'when',
    cues: ['when', 'year', 'what year', 'which year', 'date', 'dates', 'since when', 'until when', 'older', 'newer', 'earlier', 'more recent', 'come first', 'came first', 'came later', 'leave', 'join', 'from when', 'how recent', 'how recently', 'recent', 'how old', 'period', 'start date', 'time frame', 'how long ago', 'long ago'],
  },
  { id: 'length', cues: ['how long', 'longer', 'shorter', 'duration', 'how many months', 'how many years', 'how many weeks', 'how much time take', 'time take', 'how long stay', 'how long last', 'how long work', 'how long take', 'length', 'stay', 'last long', 'take long', 'quick build', 'quickly build', 'how fast build'] },
  { id: 'role', cues: ['role', 'title', 'job title', 'position', 'as what', 'seniority', 'hired as', 'rank', 'what capacity', 'seniority level', 'which role', 'what role', 'what position'] },
  { id: 'where', cues: ['where', 'remote', 'remotely', 'location', 'located', 'based', 'onsite', 'on site', 'office', 'from home', 'where use', 'used in', 'in production', 'put to use', 'place use', '=use', '=ever use', 'used for real', 'use for real', 'anywhere'] },
  { id: 'inProjects', cues: ['which projects', 'what projects', 'projects use', 'projects with', 'project use'] },
  { id: 'inJobs', cues: ['which jobs', 'what jobs', 'jobs use', 'jobs with', 'which companies', 'which employers', 'which job', 'which company', 'which employer'] },
  { id: 'numbers', cues: ['numbers', 'any numbers', 'how many', 'how much', 'how fast', 'how big', 'how often', 'what share', 'share of', 'bigger', 'larger', 'quantity', 'rate', 'figure', 'figures', 'metric', 'metrics', 'statistics', 'stats', 'percent', 'percentage', 'data', 'kpi', 'measure', 'measurable', 'how much better', 'how much faster', 'how much save', 'how much time save', 'how many hours', 'how much did it help', 'by how much', 'quantify', 'how big', 'how much quicker', 'scale', 'volume', 'how many messages', 'how many shops', 'how many trucks', 'how many calls', 'how many runs', 'hard facts', 'how much improve', 'how much rise', 'exact', 'how good', 'how well know', 'how experienced', 'how much experience', 'good with', 'good at', 'any good with'] },
  { id: 'not', cues: ['not use', 'avoid', 'drawback', 'downside', 'disadvantage', 'cons', 'against', 'weakness', 'weak spot', 'limit', 'limits', 'limitation', 'bad choice', 'when not use', 'not be used', 'not to use', 'wrong choice', 'wrong tool', 'bad idea', 'bad for', 'bad at', 'leave alone', 'not good', 'bad about', 'wrong with', 'catch', 'problem with', 'stay away', 'not recommend', 'advise against', 'not fit', 'overkill', 'speak against', 'say against', 'caveat', 'warning', 'bad', 'hate about', 'dislike'] },
  { id: 'learned', cues: ['learn', 'learned', 'lesson', 'lessons', 'take away', 'takeaway', 'do different next time', 'regret', 'hindsight'] },
  { id: 'team', cues: ['team', 'team size', 'how many people', 'how many developers', 'alone', 'solo', 'on his own', 'with whom work', 'colleague', 'colleagues', 'coworker', 'coworkers', 'who else', 'boss', 'manager', 'report to', 'who with', 'how big team', 'how large team', 'other people', 'somebody else', 'work alone', 'who help', 'single handed'] },
  { id: 'cost', cues: ['cost', 'price', 'expensive', 'budget', 'how much money', 'how much', 'paid', 'pay', 'earn', 'salary', 'wage', 'charge', 'money', 'revenue', 'profit', 'fee', 'fees', 'bill for', 'cheap'] },
  { id: 'link', cues: ['link', 'url', 'see', 'demo', 'live', 'online', 'try', 'try out', 'github', 'repo', 'repository', 'source', 'source code', 'screenshot', 'picture', 'video', 'download', 'available', 'website', 'web site', 'address', 'show', 'look at it', 'open source', 'still run', 'still running', 'still use', 'still online', 'in use', 'public', 'sign up', 'install', 'buy', 'get access', 'access', 'app store'] },
  { id: 'leaving', cues: ['why leave', 'why left', 'why did he leave', 'why quit', 'why stop', 'why go', 'why did he go', 'reason leave', 'reason leaving', 'reason for leaving', 'fired', 'laid off', 'let go', 'why end', 'why change', 'why move on', 'quit', 'resign', 'why not stay', 'get fired'] },
  { id: 'hard', cues: ['hard', 'hardest', 'hardest part', 'difficult', 'difficulty', 'challenge', 'challenges', 'challenging', 'tricky', 'trickiest', 'go wrong', 'went wrong', 'fail', 'failure', 'mistake', 'mistakes', 'toughest', 'struggle', 'obstacle', 'most difficult', 'worst'] },
  { id: 'next', cues: ['next step', 'next version', 'future', 'plan for', 'plans', 'roadmap', 'come next', 'improve next', 'add next', 'planned'] },
  { id: 'compare', cues: ['compare', 'comparison', 'difference between', 'different from', 'differ', 'versus', 'vs', 'better than', 'rather than', 'instead of', 'or rather', 'side by side', 'contrast', 'against each other', 'which of two', 'bigger than', 'more than', 'prefer', 'distinguish', 'unlike'] },
  { id: 'count', cues: ['how many', 'number of', 'count', 'total', 'how many altogether'] },
  { id: 'first', cues: ['first', 'earliest', 'oldest', 'begin career', 'start career', 'very first'] },
  { id: 'last', cues: ['last', 'latest', 'most recent', 'newest', 'recent', 'final', 'most recently', 'recently'] },
  { id: 'current', cues: ['current', 'currently', 'now', 'present', 'presently', 'at moment', 'today'] },
  { id: 'longest', cues: ['longest', 'stay longest', 'most time', 'longest time'] },
  { id: 'shortest', cues: ['shortest', 'stay shortest', 'least time', 'briefest'] },
  { id: 'more', cues: ['more', 'more about', 'tell more', 'else about', 'what else', 'anything else', 'something else', 'further', 'go on', 'elaborate', 'expand', 'go deeper', 'deeper'] },
] as const;

/** A field of an entry, a tool or a group. */
export type AskField = (typeof askFields)[number]['id'];
