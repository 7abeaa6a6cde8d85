import { toPhrases } from './phrases.ts';

/** Words and fragments by which each field is asked for; whole questions stand in the examples. */
export const askFields = [
  { id: 'delete', cues: ['get deleted', 'have deleted', 'wipe', 'erase', 'get rid'] },
  {
    id: 'what',
    cues: toPhrases(`
      projects called | tools called | principles called | companies called | what called | name them |
      what kind of thing | what sort of thing | what | tell about | describe | explain | know about | overview | everything about | all about | elevator pitch | the gist of |
      introduce | summary | summarise | in short | in general | open | open one | show | show one | let see |
      let see case | show case | bring up | pull up | show card | open card
    `),
  },
  {
    id: 'why',
    cues: toPhrases(`
      what point | best about | best thing | best part | good about | so good | great about | so special | special about | what like about | nice about |
      what speak for | speaks for | what see in | draw to | drawn to | what drive | point in | what deal with |
      why exist | why bother | bother making | what prompted | what triggered | what brought about | what sparked |
      where idea come from | idea come | reason behind | need fixing | what wrong | badly wrong | what problem |
      which problem | what trouble | what issue | what challenge | problem solve | problem fix | what solve |
      situation before | before turned up | before showed up | beforehand | what mess | kind of mess | sort of mess |
      how bad | bad before | in what shape | what shape | what going on when | complain about | complaint |
      what missing | why want | why hire | hired for | what needed | needed for | why take job | bottleneck | headache |
      struggle with | suffer | what annoy | what for anyway | why built | why made | why build | why make | where from |
      backstory | story behind | history of | why would anyone | what state | state of things | in what state |
      state things in | look like when | like when joined | like when came | like when arrived | what find when |
      found when | first place | what drove | go wrong | went wrong | wrong | why | how come | reason | purpose |
      problem | what for | use for | what use for | good for | what good for | wrong before | pain | motivation |
      idea behind | point of | need | what was broken | trouble | situation | goal | aim | solve | inspire |
      thinking behind | like before | how before | before came | before arrive | before join | go wrong before |
      what going wrong | what led | start point | what was going on | background | mess | hurt | issue | why need |
      what was the matter | made start | made build | made pick | made choose | made want | what idea | pick it |
      why choose | why chose | why pick | made come up with | gave idea | were wrong | convince | sell me |
      talk me into | what makes good | challenge | advantage | upside | strength | strong points | strong side | pros
    `),
  },
  {
    id: 'how',
    cues: toPhrases(`
      figure out | find out | found out | work out how | tell apart | tell difference | what happens when |
      happen when | not sure | unsure | in doubt | when in doubt | tackle mess | go about | went about | turn around |
      sort out | how manage | how achieve | walk through | step by step | what steps | which steps | his approach |
      trick | secret | what method | how come together | how put together | how operate | operate | how function |
      behind scenes | inside | under bonnet | explain how | how happen | how pull | how crack | plan of attack |
      game plan | how improve | how speed | how deal | how cope | cope with | how handle | how | how work | method |
      way | steps | architecture | mechanism | technique | how solve | how fix | how build | how go about | solution |
      process | how tackle | strategy | in detail | technically | fix | how about it | details | inner workings |
      implement | pull off | function | feature | capable | what can | what happens | happens if | get down |
      bring down | brought down | got down | modernise | get rid | pull that off | approached | what about |
      talk back | does talk | able to
    `),
  },
  {
    id: 'result',
    cues: toPhrases(`
      quick | fast | quicker | faster | any quicker | any faster | get quicker | get faster | did help | help |
      what good | came out | any good come | help anybody | help anyone | make life easier | life easier |
      notice improvement | any improvement | get anywhere | how turn out | turned out | ended up | end up like |
      how things end | in the end | what effect | what impact | what outcome | measurable outcome | any success |
      success story | how work out | how turn out | improvement | what gain | what benefit | what difference | improve anything | improve things | pay itself |
      paid off | bear fruit | what achieve | what accomplish | accomplishments | what show for | what happen after |
      after that how | like now | better now | get better after | what get out | get from it | worth effort | what win |
      upshot | bottom line | success with | what result | results | how well do | go well | went well | how go down |
      get out of it | got out of it | how one go | outcome | impact | effect | come of | came of | come out of |
      came out of | achieve | difference | difference make | benefit | pay off | save | gain | get better | better |
      how go | work out | work | good | work well | worth | bring | what got | deliver | payoff | happy |
      like afterwards | happen afterwards | happen in end | prove | proof | evidence | consequence | change |
      what change | how well work | make difference | pay for itself | leave behind | left behind | what good do |
      what good did
    `),
  },
  {
    id: 'owned',
    cues: toPhrases(`
      which parts | what parts | his responsibility | responsible for | his duties | his tasks | his role in |
      his share | his contribution | what contribute | looked after | take care of | took care of | in charge of |
      hand in | whose idea | what oversee | on his own | whose work | which bits | which pieces | all his work |
      made himself | write himself | own | part in | in charge | charge of | lead | build himself | personally |
      day to day | his work consist | hands on | deliver himself | accountable | role play | what do himself |
      did what himself | what share | share of | own part | own share | do himself
    `),
  },
  {
    id: 'forWhom',
    cues: toPhrases(`
      who meant | who would use | who want | who buy | who commission | who helped | who get something | who get |
      who is served | serve | aimed | target group | target audience | what users | what people use | which people |
      kind of people | sort of people | who made for | who built for | what company do | what company make |
      company make | what sell | what firm do | in what business | which industry | what industry | what sector |
      which sector | looking at | ended up looking | who look at | who read | who see | who saw | who got |
      whose problem | who had | what kind of business | what sort of business | what sort of company |
      what kind of company | what business | line of business | customer | client of | users | users of | users for | client for | who was the client | who client |
      which client | what client | who customers | which customers | what customers | who users | which users |
      kind of client | kind of customers | target | which for | one for | suited for | how big team got |
      team that got | for how big team | for how large team | for how many people | for what size team |
      for team what size | how big team for | how large team for | how many people for | who benefit | who profit |
      who gain | for whom | whom for | who for | audience | who asked | who need | who order | meant for | made for |
      intended for | built for | aimed at | whom
    `),
  },
  {
    id: 'with',
    cues: toPhrases(`
      what made of | made of technically | technically | what behind | what tech | which tech | what technologies |
      which technologies | technologies used | tech side | technical side | code in | write in | wrote in | build on |
      built out of | built from | put together with | put together | use to put | use to make | what use for |
      which language | what language | programming | what framework | which framework | which database | what database |
      what kind of stack | tools used | what software | which software | what run | powered by | what power |
      technology wise | tool wise | tech wise | what libraries | which libraries | which tool use | what tool use |
      which tools | what tools | which tool use for | what tool use for | which stack | what stack | technology behind |
      build in | use to build | made with | build with | built with | built in | built on | written in | made in |
      made of | tech | technology | stack | tech stack | tools | language | programming language | framework |
      database | library | what use | run on | code | under hood | backend | frontend | infrastructure | software |
      work with | with what | with which | based on | platform
    `),
  },
  {
    id: 'when',
    cues: toPhrases(`
      in what year | which month | what dates | which dates | what period | which period | time span | till when |
      when till | from until | what time of | when join | joined | when leave | left when | when finish | when over |
      when done | when last | what months | in which months | start and finish | begin and end | start and end |
      from when until when | start and stop | when | year | what year | which year | date | since when | until when |
      more recent | come first | came first | came later | leave | from when | how recent | recent | how old | period |
      start date | time frame | how long ago | long ago
    `),
  },
  {
    id: 'length',
    cues: toPhrases(`
      long | for long | how long in total | how long stick | stick around | stay for | time spend | how long spend |
      long with | long at | for long | what length | in months | in years | how long end | number of months |
      number of years | how many days | months at | years at | how much time | time at | how long there | longer |
      shorter | duration | how many months | how many years | how many weeks | how much time take | time take |
      how long stay | how long last | how long work | how long take | length | stay | last long | take long |
      quick build | quickly build | how fast build | how many days altogether
    `),
  },
  {
    id: 'role',
    cues: toPhrases(`
      what position hold | position hold | role hold | what role hold | his role | his position | what title |
      his title | official title | what hired as | worked as | employed as | what post | which post | his rank |
      how senior | senior or junior | what level | called himself | what call himself | business card | his function |
      function at | what function | as a what | like his position | job title | seniority | hired as | what capacity |
      seniority level | which role | what role | what position
    `),
  },
  {
    id: 'where',
    cues: toPhrases(`
      position located | job located | was located | from where | where based | where located | what city | which city |
      what place | where sit | where work from | where used | in which projects | in what projects | where find |
      where show up | show up | where appear | what use it in | used anywhere | used in production | real product |
      real project | put into practice | everything in | things made with | made with | things with | projects with |
      everything with | anything with | done with | done in | built with | built in | stuff with | works with |
      come in | came in | which stuff | which works | stuff | which use | which run | where | remote | based | onsite |
      on site | office | from home | used in | in production | put to use | place use | ever use | used for real |
      anywhere | who used | who uses
    `),
  },
  { id: 'in-project', cues: ['which projects', 'what projects', 'projects use', 'projects with', 'project use'] },
  {
    id: 'in-experience',
    cues: toPhrases(`
      which jobs | what jobs | jobs use | jobs with | which companies | which employers | which employers use
    `),
  },
  {
    id: 'numbers',
    cues: toPhrases(`
      any figures | any stats | hard numbers | in numbers | in figures | what figures | what numbers | how heavy |
      how small | how large | what percentage | how long until | how good at | how slow | how quickly | how quick |
      numbers | how many | how much | how fast | how big | how often | what share | share of | bigger | larger |
      quantity | rate | metric | statistics | percent | percentage | data | kpi | measure | how much better |
      how much faster | how much save | how much time save | how many hours | how much did it help | quantify |
      how much quicker | scale | volume | how many messages | how many shops | how many trucks | how many calls |
      how many runs | hard facts | how much improve | how much rise | exact | how good | how well know |
      how experienced | how much experience | good with | good at
    `),
  },
  {
    id: 'not',
    cues: toPhrases(`
      silly | daft | foolish | stupid | pointless | mistake use | would be mistake | no use | make no sense | no sense |
      who stay away | not touch | a waste | snag | what snag | rub | pitfall | gotcha | what speak against |
      when shouldn | not good for | not suited | unsuited | not suitable | wrong for | poor choice | what against |
      what catch | downsides | drawbacks | disadvantages | when avoid | when leave it | keep away | warn against | warn about |
      recommend against | weak points | limitations | where fail | when fail | fall short | never use | think twice |
      reason against | not so good | not great | what hate | annoying about | trouble with | always worth |
      always good | always right | always good idea | ever wrong | always use | always make sense | worth always |
      reason not | not take | not pick | not choose | not want | not work | not like | why not | skip | pass on |
      steer clear | not use | avoid | cons | against | weakness | weak spot | bad choice | when not use | wrong choice |
      wrong tool | bad idea | bad for | bad at | leave alone | bad about | wrong with | catch | problem with |
      stay away | not recommend | advise against | not fit | overkill | speak against | say against | caveat | warning |
      bad | hate about | dislike | when better not | rather not use | wrong one | wrong pick | wrong fit | when not |
      when should not one | wrong if | can go wrong | no good | speaks against
    `),
  },
  {
    id: 'learned',
    cues: toPhrases(`
      learn anything | what taught | what learn | take from | took from | took away | mistake learn | wiser |
      learn from | learn | lesson | take away | takeaway | do different next time | regret | hindsight
    `),
  },
  {
    id: 'team',
    cues: toPhrases(`
      who worked on | worked on with | who build with | who report to | who manager | his boss | who boss |
      work with whom | anyone else | anybody else | on own | by himself | how many people on | how many colleagues |
      size of team | teammates | co workers | who helped him | single handedly | how many engineers | any colleagues |
      crew | how big crew | crew behind | who behind | people behind | how many people on team | who work with him |
      work with who | with whom | alone | how big team | team | team size | how many people | how many developers |
      solo | with whom work | coworker | who else | report to | who with | how large team | other people |
      somebody else | work alone | single handed | manager at | who built with | who made with | who wrote with
    `),
  },
  {
    id: 'cost',
    cues: toPhrases(`
      what cost | how much cost | what budget | what pay | what paid | paying him | paid him | how much pay |
      how much paid | what charge | what price | turnover | make money | worth in money | price tag | what sell for |
      day rate | cost | price | expensive | budget | how much money | how much | earn | salary | wage | charge | money |
      revenue | profit | fee | bill for | cheap | free of charge | for free
    `),
  },
  {
    id: 'link',
    cues: toPhrases(`
      see live | code available | screenshots | video of | where find it | up and running | still up | still alive |
      still around | still going | still exist | still live | still in use | up today | still used | see code |
      code for | read code | look at code | show code | link | url | demo | live | online | try | try out | github |
      repo | repository | source | source code | picture | video | download | available | website | web site | address |
      look at it | open source | still run | still online | in use | public | sign up | install | buy | get access |
      access | app store | see it | see running | see in action | see working | where see
    `),
  },
  {
    id: 'leaving',
    cues: toPhrases(`
      what made leave | leave for | reason for leave | why over | why only year | only year | why so short | sacked |
      kicked out | pack it in | how come pack in | why pack in | walk away | move on | hand in notice | how come leave |
      how come left | why end there | make him leave | made leave | go separate ways | part ways | why leave |
      why left | why quit | why stop | why go | reason leave | fired | laid off | let go | why change | why move on |
      quit | resign | why not stay | get fired
    `),
  },
  {
    id: 'hard',
    cues: toPhrases(`
      what hard | biggest challenge | biggest problem | anything go wrong | worst part | sweat | sleepless |
      biggest headache | difficult | most difficult | difficulty | hard part | hardest part | trickiest | hard |
      hardest | tricky | toughest | struggle | obstacle | worst
    `),
  },
  {
    id: 'next',
    cues: toPhrases(`
      upcoming | next step | next version | plan for | roadmap | come next | improve next | add next | what plans for
    `),
  },
  {
    id: 'common',
    cues: toPhrases(`
      in common | common | both use | both share | share | both made with | alike | similar | overlap | same tools |
      same for both
    `),
  },
  {
    id: 'size',
    cues: toPhrases(`
      name of the client | which clients | client names | lines of code | how many lines |
      how many files | how many commits | how many bugs | name of company | which company use | company use |
      client called | company called
    `),
  },
  {
    id: 'users',
    cues: toPhrases(`
      how many people talk | how many visitors | how many people try | how many people called | how many calls so far |
      people talk to | how many users | how many people use | how many people sign up | how many sign up |
      how many customers | how many subscribers | how many teams use | how popular | how many users have
    `),
  },
  {
    id: 'compare',
    cues: toPhrases(`
      put next | put against | set against | hold against | stack up | next each other | beside each other |
      against one another | up against | compare | comparison | difference between |
      different from | differ | versus | vs | better than | rather than | instead of | or rather | side by side |
      contrast | against each other | which of two | prefer | distinguish | unlike | same as |
      same thing as | same one as
    `),
  },
  { id: 'count', cues: ['how many', 'number of', 'count', 'total', 'how many altogether'] },
  { id: 'first', cues: ['first', 'earliest', 'oldest', 'begin career', 'start career', 'very first'] },
  { id: 'last', cues: ['last', 'latest', 'most recent', 'newest', 'recent', 'final', 'most recently', 'recently'] },
  { id: 'current', cues: ['current', 'currently', 'now', 'present', 'presently', 'at moment', 'today'] },
  { id: 'longest', cues: ['longest', 'stay longest', 'most time', 'longest time'] },
  { id: 'shortest', cues: ['shortest', 'stay shortest', 'least time', 'briefest'] },
  {
    id: 'more',
    cues: toPhrases(`
      more | more about | tell more | else about | what else | anything else | something else | further | go on |
      elaborate | expand | go deeper | deeper
    `),
  },
  { id: 'book', cues: ['book', 'schedule', 'reserve', 'sign up for', 'arrange', 'make an appointment'] },
] as const;
