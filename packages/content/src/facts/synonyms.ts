import { toPhrases } from './phrases.ts';

/**
 * Words and turns that visitors use for one another, by row, and irregular forms: in a search each counts as the first
 * of its row. Add a row where your visitors' words are not yours.
 */
export const synonyms: readonly (readonly string[])[] = `
  truck | lorry | lorries | vehicle | van | haulage | haulier | trucking | fleet
  driver | trucker
  planner | dispatcher | dispatch
  fast | faster | quick | quicker | quickly | speed | speedy | snappy | swift | rapid | speed up
  load | loading | loaded
  late | slip | slips | slipped | overrun | overdue | behind schedule
  slow | sluggish | crawl | laggy | slowly | slower | slowest
  human | person | real man | somebody | living being
  scanner | crawler | bots | fake open | fake opens
  email | mail | mails | emails | e mail | newsletter | mailing
  message | sms
  phone | ring | rang | dial | telephone | hotline | phone line | picking up the phone
  start | begin | began | begun | started out | kick off | get going | get started
  company | firm | employer | corporation | outfit | business | workplace
  app | application | software
  website | webpage | homepage | web page | home page | web site
  shop | store | ecommerce | webshop | storefront | e shop
  client | customer | buyer | clientele
  colleague | teammate | coworker | workmate | co worker | crew
  teach | taught | train | mentor | coaching | tutor
  coach | trainer | teacher | instructor
  learner | student | pupil | trainee | candidate | applicant | interviewee
  score | grade | rating | assess | evaluate | marks
  resume | cv | curriculum
  university | uni | college | degree | educated | education | schooling | alma mater
  salary | wage | wages | income | earn | earnings | paycheck
  nowadays | lately | recently | these days | at the moment | at present | of late | up to now
  price | fee | fees | quote | cost | costs | expensive | pricey | tariff | damage | set me back
  hourly | by the hour | per hour | hour rate
  fixed | lump sum | flat fee | flat rate | fixed sum
  bug | error | mistake | defect | glitch | blunder
  fail | failure | crash | outage | downtime | broke | broken | fall over | go down | goes down | went down | conk out | break down | hold up
  alarm | alert | notification | monitoring | warned | warning
  notice | spot | detect | discover | find out
  invoice | invoices | invoicing | paperwork | bookkeeping
  copy | copying | paste | pasting | retype | retyping | typing
  automation | automatisation | automatization | automatise | automatize | automate | automated | automatic | automatically
  assistant | agent | chatbot | phone bot | voice bot
  test | tested | testing | qa
  release | deploy | deployment | rollout | ship | shipped | launch | go live | went live | roll out
  handover | handoff | hand over | hands over | handing over
  repair | fix | fixed | mend | maintain | maintenance
  document | documentation | docs
  repository | repo | source code
  photo | picture | image | portrait
  relocate | relocation | move house
  onboard | onboarding | setup | set up | setting up | sets up
  migrate | migration | moving | moved | move over | carry over | transfer
  spreadsheet | excel | sheet | sheets | spreadsheets
  meeting | appointment | slot | get together
  signal | offline | connection | reception | internet | coverage
  transcript | recording | recorded | record | conversation | tape | taping | taped | listening in | eavesdrop
  delete | erase | remove | wipe | deleted | get rid of | scrub | bin | take back
  keep | kept | store | stored | retain | hang on to | hold on to | hold onto | hang onto | save
  remote | remotely | office | onsite | on site | from afar | from home | work from home | distance
  job | gig | stint | employment | post | position | positions
  practise | rehearse | mock
  open | opened | opens | opening
  write | wrote | written
  build | built | develop | construct | put together | knock up | code up
  send | sent | sending
  lead | led | leading
  sell | sold
  buy | bought
  win | won
  grow | grew | grown
  boss | manager | supervisor
  manual | manually | by hand
  inbox | mailbox
  reminder | followup | follow up
  developer | dev | programmer | coder | software engineer
  delivery | shipment | parcel
  holiday | vacation | time off | day off
  child | kid | kids | children | little ones | son | daughter
  wife | husband | spouse | girlfriend | boyfriend | missus
  pet | dog | cat
  hire | engage | employ | recruit | take him on | bring him in
  freelancer | contractor | freelance | self employed | independent
  proof | evidence
  settle | settled | sorted | sort | resolve | resolved | handle | deal with
  switch | bin the | binned | ditch | ditched | scrap | scrapped | abandon | stop using | stopped using | give up
  improve | improvement | get better | got better | progress
  help | pay off | paid off | make a difference | made a difference | useful | any use
  trust | rely on | count on | depend on | believe
  honest | straight | truthful | frank | upfront | level with | come clean
  simple | simplicity | uncomplicated | minimal
  weekend | sunday | saturday
  night | overnight | midnight | in the dark
  industry | sector | branch | trade | line of business | lines of business
  city | town | country
  live | reside | home town
  available | availability | free | spare time for | capacity | taking on
  occasionally | now and then | every now and then | from time to time
  project | piece | pieces | creation | creations | catalogue | catalog
  contact | email him | e mail him | mail him | write to him | write him | message him | write him an email | send him an email | send him a message | send him a mail | reach | get hold of | get in touch | in touch | drop a line | drop him a line
  book | schedule | reserve | arrange
  principle | value | values | rule | rules | belief | guideline | motto
  strength | strong point | strong suit | forte | asset
  weakness | weak point | weak spot | shortcoming | failing
  traffic | visitors | scale | scaling
  dashboard | screen | screens
  data | database | databases
  mobile | iphone | android | smartphone
  question | query
  sound | audio | voice | accent
  awake | asleep | sleep | on duty | around the clock | day and night
  spell | spelling | spelled | letter by letter
  proud | proudest | pride | most pleased with | pleased with | happiest with | most happy with | coolest | cool one | showpiece | masterpiece
  certificate | certificates | certification | certified | qualification | qualifications | credentials
  review | testimonial | reference | references | testimonials | vouch
  quit | resign | pack it in | packed it in
  folder | file | files | filing
  enjoy | love | fun | happy | joy
  favourite | favorite | like most | like best | likes most | likes best | love most | enjoy most | enjoys most | love best
`
  .trim()
  .split('\n')
  .map(toPhrases);
