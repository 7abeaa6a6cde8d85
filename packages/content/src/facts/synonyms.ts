import { toPhrases } from './phrases.ts';

/**
 * Words and turns that visitors use for one another, by row, and irregular forms: in a search each counts as the first
 * of its row. Add a row where your visitors' words are not yours.
 */
export const synonyms: readonly (readonly string[])[] = `
  truck | lorry | vehicle | van | haulage | haulier | fleet
  driver | trucker
  planner | dispatcher
  fast | faster | quick | quicker | quickly | speed | speedy | snappy | swift | rapid | speed up
  late | slip | overrun | overdue | behind schedule
  slow | sluggish | crawl | laggy | slowly | slower | slowest
  human | person | real man | somebody | living being
  scanner | crawler | bots | fake open | fake opens
  email | mail | e mail | newsletter
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
  university | uni | college | degree | educated | schooling | alma mater
  salary | wage | income | earn | paycheck
  nowadays | lately | recently | these days | at the moment | at present | of late | up to now
  price | fee | quote | cost | expensive | pricey | tariff | damage | set me back
  hourly | by the hour | per hour | hour rate
  fixed | lump sum | flat fee | flat rate | fixed sum
  bug | error | mistake | defect | glitch | blunder
  fail | failure | crash | outage | downtime | broke | broken | fall over | go down | goes down | went down | conk out | break down | hold up
  alarm | alert | notification | monitoring | warned
  notice | spot | detect | discover | find out
  invoice | paperwork | bookkeeping
  copy | paste | retype | typing
  automation | automatisation | automatization
  assistant | agent | chatbot | phone bot | voice bot
  test | qa
  release | deploy | deployment | rollout | ship | launch | go live | went live | roll out
  handover | handoff | hand over | hands over | handing over
  repair | fix | mend | maintain | maintenance
  document | docs
  repository | repo | source code
  photo | picture | image | portrait
  relocate | move house
  onboard | setup | set up | setting up | sets up
  migrate | moving | move over | carry over | transfer
  spreadsheet | excel | sheet
  meeting | appointment | slot | get together
  signal | offline | connection | reception | internet | coverage
  transcript | recording | conversation | tape | listening in | eavesdrop
  delete | erase | remove | wipe | get rid of | scrub | bin | take back
  keep | kept | store | retain | hang on to | hold on to | hold onto | hang onto | save
  remote | office | onsite | on site | from afar | from home | work from home | distance
  job | gig | stint | employment | post | position
  practise | rehearse | mock
  write | wrote | written
  build | built | develop | construct | put together | knock up | code up
  send | sent
  lead | led
  sell | sold
  buy | bought
  win | won
  grow | grew | grown
  boss | manager | supervisor
  manual | by hand
  inbox | mailbox
  reminder | followup | follow up
  developer | dev | programmer | coder | software engineer
  delivery | shipment | parcel
  holiday | vacation | time off | day off
  child | kid | children | little ones | son | daughter
  wife | husband | spouse | girlfriend | boyfriend | missus
  pet | dog | cat
  hire | engage | employ | recruit | take him on | bring him in
  freelancer | contractor | self employed | independent
  proof | evidence
  settle | sorted | resolve | handle | deal with
  switch | bin the | binned | ditch | scrap | abandon | stop using | stopped using | give up
  improve | get better | got better | progress
  help | pay off | paid off | make a difference | made a difference | useful | any use
  trust | rely on | count on | depend on | believe
  honest | straight | truthful | frank | upfront | level with | come clean
  simple | simplicity | uncomplicated | minimal
  weekend | sunday | saturday
  night | overnight | midnight | in the dark
  industry | sector | branch | trade | line of business | lines of business
  city | town | country
  live | reside | home town
  available | free | spare time for | capacity | taking on
  occasionally | now and then | every now and then | from time to time
  project | piece | creation | catalogue | catalog
  contact | email him | e mail him | mail him | write to him | write him | message him | write him an email | send him an email | send him a message | send him a mail | reach | get hold of | get in touch | in touch | drop a line | drop him a line
  book | schedule | reserve | arrange
  principle | value | rule | belief | guideline | motto
  strength | strong point | strong suit | forte | asset
  weakness | weak point | weak spot | shortcoming | failing
  traffic | visitors | scale
  dashboard | screen
  data | database
  mobile | iphone | android | smartphone
  question | query
  sound | audio | voice | accent
  awake | asleep | sleep | on duty | around the clock | day and night
  spell | letter by letter
  proud | proudest | pride | most pleased with | pleased with | happiest with | most happy with | coolest | cool one | showpiece | masterpiece
  certificate | certified | qualification | credentials
  review | testimonial | reference | vouch
  quit | resign | pack it in | packed it in
  folder | file
  enjoy | love | fun | happy | joy
  favourite | favorite | like most | like best | likes most | likes best | love most | enjoy most | enjoys most | love best
`
  .trim()
  .split('\n')
  .map(toPhrases);
