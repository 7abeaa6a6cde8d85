/**
 * Ordinary English words that may stand in any question. When no fact knows one of them, that says little; an unknown
 * word that is not in this list ("weather", "recipe") says that the question is about something else.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able above absolutely accept accurate across act add admit affect afraid age agree ahead allow almost alone along
  alright already although always amount ancient anyway apart appear apply appreciate around arrange arrive ask aside
  assume assured attempt average avoid aware away awful back bad ballpark barely basically beat become begin behind
  believe belong below benefit best better between beyond big biggest greatest bit bother bottom bring broad brief burn busy call care
  careful case catch cause certain chance change cheap check choose claim clear clever close cold combine come comfort
  comfortable common compare complete completely concern confirm confuse consider contain continue control correct count
  couple course cover crazy create cut daily damn day deal dear decide deep deliver depend desk deserve difference
  different difficult direct directly discover discuss done double doubt drop drown due earth easily easy effect effort
  else encounter end enjoy enough ensure enter entire entirely equal especially even evening eventually everybody everyone
  everything everywhere exact example excellent except exist expect explain express extra extremely face fact fail fair
  fairly fall false familiar fancy far fast fear feel few field fill final finally fine finish fit fix fluent focus folk
  follow force forget form former forward frank frankly fresh friend front full fully fun future general generally gone
  good great grow guess guy half hand handle handy hang hard hardly hate havent head headache heart help hidden high
  highly hint hold home honest honestly hope hopefully huge hurt idea ideal imagine immediately important impossible
  impress include increase indeed inside instead intend involve join judge keep key kid lack land large last late later
  latest lead learn least leave left less level lie life likely limited line list listen literally live load long
  longer loose lose love low luck mad make main mainly manage man matter meant meanwhile mention mess middle mind minute miss
  missing moment morning mostly move name natural necessary nervous nephew never new next nice nobody normal normally
  now note nothing notice nowadays number obvious obviously occasionally odd offer old open opinion option order ordinary
  original otherwise outside overall pack page pair pass past people percent perfect person personal personally pick
  piece place plain plan play plenty plus point poor position possibly potential practical precisely prefer present
  press previous prior probably problem promise proof proper properly protect prove provide public pull purpose push put
  quick quickly quiet quit rarely reach reaction read ready real reality realise reason reasonable recall receive recent
  recently recommend refer regular relate relative relevant rely remain remember remind remove repeat replace reply
  request require respect respond rest result return review rid roughly round rule run sad safe satisfied save scenario
  school scratch secret select self sense sentence separate serious seriously set several shape share short shortly side
  similar simply single sit situation size skip slightly slow small smart solid solve soon sorry sound space speak
  special specific spend spot stage start state stay step stick stop story straight strange strong stuck style
  suddenly suggest suit suitable summary suppose surely surprise survive suspect swear talk task tend terrible territory
  thank therefore though thought through throughout till time tiny title today together tomorrow tonight top total
  totally touch tour tough toward track tricky trouble true truly trust truth try turn twice type typical ultimately
  understand unless unlike until upfront urgent useful useless value version view visit wait walk warn waste watch week
  welcome whatsoever whenever wherever whoever wise within without wonder word work world worry worse worst worth wrong
  year yesterday young`.split(/\s+/u),
);
