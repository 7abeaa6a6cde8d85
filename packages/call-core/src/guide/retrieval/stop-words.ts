/**
 * Words that carry no topic in a question to a guide. Pronouns of the third person go, since everything here is about
 * one person; so do fillers ("please", "exactly"), which would otherwise count as things that nobody knows.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after again all also am an and any anybody anyone anything are as asking at be because been before
  being but by came can could currently curious describe detail details did didnt do does doesnt doing done dont during
  each either elaborate else ever every exactly for from further gave get gets getting give given go goes going got had
  happen happened happening happens has hasnt have having he hear her here hers hes hi him himself his i id if ill im in info information
  interested into is isnt it its ive just kind know knows lets like likes little look looking lot lots made maybe me mean
  might mine more most much must my near need needs no nor not of off ok okay on once one ones only onto or other others
  our ours out over own part particular perhaps please possible pretty question quite rather really regarding right said
  same saw say says see seem seems shall she should show so some somebody somehow someone something somewhere sort still
  stuff such sure take takes talking tell telling tells told than that thats the their theirs them themselves then there these they
  theyre thing things think this those to too toward under up upon us use used uses using usually various very want wants
  was wasnt way we well were weve what whats whatever when whether which while whole will wish with wondering wont would
  yes yet new two three four five six seven eight nine ten`.split(/\s+/u),
);

/** Words that shape a question more than they name its topic: they break ties and decide little. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `how often where who whom whose why you your yours yourself youre`.split(/\s+/u),
);
