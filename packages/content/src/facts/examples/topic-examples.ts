import { toPhrases } from '../phrases.ts';

/** How people ask for what is no field of an entry, by `subject/field`; from them the guide learns to tell topics apart. */
export const topicExamples: Readonly<Record<string, readonly string[]>> = {
  'principle-simplicity/what': toPhrases(`
    is what he writes easy to follow | will others understand his programs | is his code readable | can another developer read his work |
    what does he mean by simplicity? | simplicity as a principle, can you explain? |
    why is simple such a big thing for him | the simplicity card says what exactly |
    Is he one of those keep-it-simple people? | how does Omar feel about overengineering? |
    So, "simplicity". Everybody says that. What is it to him? | tell me about simplicity | simplicity? |
    Does he believe less is more | his take on complexity please | i hate bloated systems, does he too? |
    what's his idea of a simple system? | any thoughts from him on leaving things out |
    Simplicity principle explain me. | I was wondering what he understands by simplicity. |
    does he like fancy architectures or plain ones? | I've read the word simplicity here, could you elaborate dear |
    Is he a minimalist when it comes to software? | KISS, does he fololw that |
    What makes something finished, in his eyes? | first principle, the simple one, read it |
    Where does he stand on adding more and more features? | he'd rather lave stuff out, wouldn't he? |
    our last guy built a spaceship for a contact form. What's his attitude to that kind of thing |
    define simplicty for omar | When is a system too complicated for his taste? |
    Could you walk me through his belief in simplicity? | how simple is simple to this man? |
    whats his philosophy on keeping things small | What does he mean by simplicity? | tell me about simplicity |
    simplicity? | Why is simplicity one of his principles? | is he for simple solutions |
    explain the principle of simplicity | how simple does he keep things | does he overengineer |
    Our last developer built a cathedral for a henhouse. Does this one believe in keeping it simple? |
    his view on simplicity | what he think about simple things |
    The page lists simplicity first, so what's that about? | less is more, is that his thing |
    How does he feel about complexity | simplicity sounds nice on a poster, but what does it mean when he says it |
    does he like leaving things out | could you go into simplicity a bit |
    I like minimal systems myself. Is that also his belief? | what's behind the word simplicity here |
    And simplicity, what does he understand by it? | keep it simple, stupid - would he sign that |
    simplicty as a principle | Is he someone who adds features or someone who takes them away? |
    about the first of his values, the simple one, say more
  `),
  'principle-reliability/what': toPhrases(`
    what does reliability mean to him | Reliability? | How reliable does he want things to be? |
    explain the reliability principle. | should it work on weekends too, in his opinion |
    What does he say about things breaking at night? |
    I need something that doesn't fall over. what's his view on that | reliability, what does he promise there |
    his stance on uptime | does he care whether it still works at 3am? | the card about reliability, read me that |
    Who finds out first when it breaks, us or our customers? | Would you tell an old man what he means by "reliable" |
    Does he add monitoring and alrts by default | Are tests icnluded with what he builds |
    Second principle reliabilty what is it. |
    our shop died on black friday and nobody noticed. what does he think about that sort of thing |
    how seriously does he take outages? | Is a system allowed to go down, according to Omar? |
    any idea what he considers reliable? | i was wondering how he defines reliability |
    do alarms come with the work or are those extra? | what's his idea of dependable software |
    silent failures, his opinion? | He says reliability, but every dev says that, so what's behind it |
    what must a system do when it fails, in his book | so what's this reliability business about |
    what he think about stable software that not crash? | Does he hand over stuff without tests ever? |
    reliability: what is the thinking there? | does he write tests | does he test what he builds |
    What does reliability mean to him? | reliability | tell me about the reliability principle |
    Is what he builds reliable? | does his stuff break | what if it fails at night | how reliable is his work |
    does he test his software |
    Our shop went down on a Sunday and nobody noticed until Monday. What's his attitude to that sort of thing? |
    explain reliability please | he says reliability, what is meaning |
    What's his stance on things that must not fail | does it work at the weekend too | why reliability |
    I've read 'reliability' on a hundred websites, so what does it stand for on this one? |
    Will I be the one to find out when it crashes, or will the system say so | can one rely on what he makes |
    monitoring and tests, does he believe in those | How serious is he about uptime? |
    his principle about systems that keep running | say a word on relability |
    and the second principle, the dependable one, what's in it |
    Does he put alarms on his work, as a matter of principle? |
    what does omar do so that nothing falls over when everyone's asleep
  `),
  'principle-honesty/what': toPhrases(`
    the last guy told me two weeks and it took five months | is he always that honest | does he tell you when it is late | will he tell me bad news | is he straight with people | would he tell me if my idea is bad | can i believe his estimates |
    What does he mean by honesty | Honesty as a principle, how come? | honesty? | does he give honest estimates |
    will he tell me bad news straight away? | Explain what honesty is for Omar |
    is he going to sell me some tool just because he likes it |
    Every freelancer claims to be honest, what does he mean by it | how does he handle bad news |
    what about the honesty card? | His estimates, does he say how sure he is? | would he hide a dleay from us? |
    the last agency told us everything was fine until the day it wasn't. what about him? |
    does he push his pet technologies on customers? | is he straight with people |
    how open is he about doubts in his estimates? | so, tell me about honesty pls |
    When something goes wrong when do i hear about it? | third principle, honesty, what does it say. |
    can you trust the guy's numbers | i was wondering what honest means in his line of work | Does he sugarcoat? |
    Does he admit when he isn't sure? | What's honesty got to do with programming |
    he say honest, what is honest for him | Could you read the bit on honesty to me please |
    what is his policy on telling the truth to clients | transparency, does he care about it |
    he won't talk me into stuff I don't need, will he | honesy principle what's that |
    What does honesty mean for him? | honesty | is he honest | Why does he list honesty? | does he tell bad news |
    how honest are his estimates | tell me about the principle of honesty | will he admit when something goes wrong |
    I've been lied to by contractors for ten years. What's his idea of honesty? | can i trust his estimates |
    he will say me the truth? | Does he sugarcoat things | what if the project is late, do i hear about it |
    honesty as a principle, explain | Would he push a tool on us because he's in love with it? |
    Everyone says they're honest, don't they. What does he do about it? | does omar keep problems to himself |
    straight talker? | when things slip, how open is he with the customer | about being honest, what's his line |
    Is he the type who tells you what you want to hear? | what do you mean by honsty |
    my partner only works with people who are frank about risks, how does he see that | is he upfront
  `),
  'principle-ownership/what': toPhrases(`
    who maintains it after delivery | who fixes bugs later on | is there maintenance afterwards | who cares for it when it is live |
    what if he gets hit by a bus | who looks after it once he is finished | does he just dump it on us | who fixes it afterwards | what happens if it breaks after he left | will he still be there when it breaks |
    what does ownership mean here? | ownership? | Explain the ownership principle |
    does he look after what he ships? | Who repairs it when his thing breaks |
    Does he take responsibility for his work? | what do i get at the end regarding ownership |
    Is documentation part of what he delivers? | he builds and disappears, or does he watch over it? |
    My former developer vanished after launch, what is his attitude to that | what's his take on owning your work |
    the ownership card, what does it say | the fourth principle please |
    Ownership, meaning what exactly, who owns the code? | Does he write docs | would we depend on him forever |
    I WAS WONDERING WHAT HE MEANS WITH OWNERSHIP | taking ownership, is that just a buzzword with him |
    What does "ownership" stand for in his principles? | does he mend his own bugs |
    Can the thing live without its author afterwards | Ownership principle explain like i'm five. |
    how responsible does he feel for what he's delivered | is he accountable for what he puts live |
    Does he keep an eye on things after he ships them? | we need someone who feels responsible. does he? |
    what does owning something involve for omar? | he cleans up after himself doesn't he |
    tell me more about ownership, thanks | ownershp what's it about | What does ownership mean here? | ownership |
    tell me about the ownership principle | Does he look after things once they're live? | who fixes bugs later |
    does he take responsibility for his work | what is ownership for omar | will he stand by what he built |
    So the thing is launched and the next morning it breaks. Is that my problem or does he feel responsible? |
    ownership, meaning? | he cares of the product after? | Why is ownership on his list |
    does he just throw it over the wall | explain to me what he means by ownership |
    I see four words there and the last says ownership. Ownership of what? | does he repair his own mistakes |
    is he the sort who feels responsible | and ownership, how does that show |
    does he feel it's his when he ships it, or just another ticket closed | What's his attitude to responsibility |
    his word on owership please | once it's out the door, does he keep an eye on it |
    My experience is that freelancers forget you once the invoice is paid, what is his principle there? |
    taking care of what you ship, is that a rule of his
  `),
  'pillar-ship-fast/what': toPhrases(`
    what does ship fast mean | ship fast? | How fast can he get a first version out? |
    How quickly would real people use something from him? | i need an MVP soon, what does he say about speed |
    Tell me about the ship fast pillar. | does he plan for months or build? |
    First version in how many weeks roughly | Speed to market, how is he on that | Time to first version |
    when would customers have something in their hands | is he quick to ship | What's behind "ship fast"? |
    we've been planning for a year and have nothing, would that be different with him. |
    i was wondering how soon a first version goes live | Fast shipping what is he meaning |
    Does ship fast mean sloppy? | The first of the three things the stack serves, what is it about |
    EXPLAIN SHIPPING FAST TO ME PLEASE | a prototype that people really use, how soon | ship it fast huh, tell me |
    getting an early version out, what's his approach | What does ship fast mean? | ship fast |
    how fast does he ship | Is he quick? | how soon would we have a first version | explain ship fast |
    can he get an mvp out quickly | how many weeks until something is live |
    We've been planning for a year and have nothing to show. How fast does he get a version in front of people? |
    shipping fast? | what he means with ship fast | Does he work fast or slow |
    the first of the three pillars, the one about speed | Ship fast is easy to say. What's behind it? |
    i need an mvp before the trade fair, is speed something he's about | tell me about the fast part |
    speedy delivery, how's that meant | How quickly do real users get to touch what he builds? |
    is fast with him a matter of weeks or of months |
    My investors want to see something live soon, so how does this ship fast thing go? | time to first release |
    what does it say about shiping fast | does he get things out the door quickly |
    rapid launch, is it one of his promises
  `),
  'pillar-keep-it-stable/what': toPhrases(`
    Keep it stable, what does that mean | what does stable stand for on this page? |
    Tell me about the keep it stable pillar | keep it stable? | what does the stack do for stability |
    How does he keep things from breaking with this stack | Boring releases, what's that about. |
    the middle one of the three, stable, explain |
    I care most about stability. what does he say on keeping it stable | Why "keep it stable"? |
    could you read out the keep it stable part | and the stable part of it? | Stability pillar pls |
    How do you keep a system stable with those tools? | what is meant by stable in ship, stable, scale |
    KEEPING IT STABLE, HOW SO. | what's in keep it stable? | he promises stable, on the bsais of what |
    ok fast is one thing, but stable? | is keep it stable about tests or what | stable how, types and such? |
    Any details on that keep-it-stable promise? | What does keep it stable mean? | keep it stable |
    how does he keep things stable | Explain the stable part. | what about stability | stable how |
    what stands behind keep it stable | and the stability pillar? |
    Fast is fine, but then it wobbles. What does he do for stability? | keep it stable, how he is doing that |
    are his releases exciting or dull | Tell me about the middle one of the three, keeping it stable |
    is the stack stable | what keeps it from wobbling with every release |
    It says 'keep it stable' on the page and I'd like to hear what that comes down to | stability? |
    how are releases kept boring | Every update at our place is a drama, so I'm curious about his keep it stable |
    keep it stabel | what makes the stack a stable one | could you elaborate on the bit about stable |
    Stable, yes, but by what means? | the pillar in the middle |
    by keeping it stable does he mean he tests everything or only some of it
  `),
  'pillar-scale-cheap/what': toPhrases(`
    scale cheap, what's that | How does he scale without spending a fortune |
    what happens when traffic grows tenfold? | tell me about scaling cheaply | scale cheap? |
    what would ten times the users cost us? | we might grow a lot next year, do we need a new platform then. |
    explain the scale cheap pillar | how much effort is it to scale what he builds |
    does growth get expensive with him | can his systems handle more load without a rewrite | the third one, scaling |
    Cheap scaling how does that work | If we go viral does it all have to be rebuilt? |
    what does he mean by cheap when he says scale? | is it scalable, the stuff he makes | Scalability, his thinking |
    More load, more bills? or how does he see it | i was wondering what happens at 10x. |
    scaling on a budget, tell me about it | what does scale cheap promise |
    when we double and double again, what then in his philosophy | What does scale cheap mean? | scale cheap |
    can it scale | How does he scale cheaply? | what if we get ten times more users | explain scale cheap to me |
    does his stuff scale | is growing expensive with him |
    Suppose we end up on television and the traffic explodes, will we need a whole new system? |
    scaling, how he does it cheap | and the cheap scaling? | Will it cope when we grow |
    what's the third pillar about, the scaling | How much work is it to go from a hundred customers to a thousand? |
    cheap scaling sounds like a contradiction, tell me more | scalability |
    we start small but have big plans, so will growing cost us a fortune later | what does he promise about load |
    handles more traffic without big cost, is that right? |
    At my old company every doubling meant a rewrite, how does he look at scaling? | scal cheap what is it |
    what happens when the load goes up | the words 'scale cheap', what's meant by those |
    growing without paying through the nose, does he do that
  `),
  'projects/what': toPhrases(`
    what has he built | show me his projects | Could you list his projects? | portfolio pieces please |
    which works are on the home page | what sort of things did he make | projects |
    give me an overview of what he's done project-wise | I'd like to see some samples of his work |
    Any side projects? | Run me through the things he built | what are the four works? | stuff he made? |
    what can i look at here | My boss wants to see examples. What is there? | do you have case studies |
    tell me about his projects will you | What he make in the past, which product |
    Which applications did he create himself? | so what's in this portfolio | name his works |
    has he actually built anythnig?
  `),
  'experiences/what': toPhrases(`
    where at | walk me through where he has been employed | who else has he worked for | and his jobs | the jobs then | where did he do all that | professionally, where has he been |
    where has he worked | What's his work history? | Walk me through his career | jobs so far? | cv please |
    could you summarise his employment for me? | Who has he worked for? | which companies were on his resume? |
    his background in terms of jobs | Professional experience overview | experience |
    i'm a recruiter, give me his career path in short | which employers did he have | has he ever held a real job? |
    tell me about his former positions | what did he do for a living these past years | his previous companies pls |
    where did he work before | How did his career go from one job to the next | resume in a nutshell |
    read me his cv will you | i'd like to hear about the places he's worked at
  `),
  'availability/what': toPhrases(`
    how soon could he get going | is he free in the next couple of weeks | could he start on monday | our developer quit, can he jump in | when could he begin | has he time this month | would he be around in summer |
    Is he available? | does he take new clients right now? | Is Omar free for a project? |
    any capacity at the moment? | AVAILABILITY | Can i hire him |
    We need somebody for a new web app, does he have room | is he booked out | is he taking on work these days |
    Does he have time for us? | looking for a dev asap, is he up for grabs | WOULD HE BE OPEN TO A NEW CONTRACT? |
    i was wondering if he's accepting projects | open for work? | How busy is he? | got any slots left |
    Is he fully loaded currently? | can he squeeze in something small? | What's his availability like |
    does he do full time or just projects | could he take us on | He free now or have other project |
    we have a largish thing coming, could he do it | You taking clients, mate? |
    i'm told good developers are always busy, is yours? | part time possible? | How's his workload, any room? |
    Might he be interested in a small job for my shop | still accepting commissions? |
    he's probably got a full plte, hasn't he | Is he free right now? | is omar taking new clients | Can I hire him? |
    any room in his calendar for another project | how booked is he | free this autumn? |
    We lost our developer on Monday, so I need to know whether your man is open for work at all. |
    does he still accept new work | I guess someone this good is always busy, isn't he? | got capacity? |
    so we'd like to bring him in on a rebuild, but before i get my boss excited, would he even have the time |
    Could he squeeze in a small job next to a big one | he can do my project or he is full now? |
    I was wondering if Mr Linden is presently accepting commissions. |
    my last freelancer juggled five clients and we always came last, how many does this one take at once |
    is he on the market | Avalable for a freelance contract? |
    what does his workload look like at the moment, we have something mid-sized |
    Tell me about his availability please | are his hands full |
    One thing I have to put in my shortlist is a yes or no for 'can take on work', what do I write for Omar |
    Does he have an opening coming up, or a waiting list? |
    it's only a tiny fix for our shop, two days maybe. Would he bother with that next to the big stuff? |
    is there a queue to work with him
  `),
  'availability/cost': toPhrases(`
    what would it cost to have him available for us | If he's free, how do you charge for his time |
    he's available, fine, at what pice? | to reserve him for a project costs what | what do i pay if he takes us on |
    is there a fee for reserving a slot with him | suppose he has room for us, what's the damage.
  `),
  'availability/when': toPhrases(`
    By when would he be able to begin with our project | Next opening in his calendar for a project |
    would he be free in january? | We have to kick off before easter, is that doable |
    i was wondering when work could begin | can you tell me since when he have time | as of what date can he join. |
    He can begin right away, can't he? | what's the sonest he'd be on it | any idea when he could jump in |
    We're in a hurry, so when does he start
  `),
  'availability/count': toPhrases(`
    How many projects does he take at once | how many clients does he juggle at a time? |
    Does he work on several things in parallel | Would we be his only client | One project at a time or more? |
    How many customers is he serving in parallel | do i have to share him with ten others |
    How many big ones can he handle together? | Is it one at a time
  `),
  'proudest/what': toPhrases(`
    what is the best thing he made | why that one | which of his projects shows that best |
    what is he most proud of | which work is he proudest of | Proudest achievement? | what's his favourite project? |
    wihch one's his baby | his masterpiece, which would that be | if he had to pick one project, which |
    the best thing he ever made? | which of those does he love most | i bet he has a pet project among them |
    Which piece of work does he brag about? | what work is he happiest with | his personal favourite of the four |
    what would he show his mother | which project makes him proud and why | pride and joy? | best work pls |
    for which project would he like to be remembered | does he have a favorite among his works? |
    which is he most satisfied with? | what do you cnosider your best work, Omar |
    what is the crown jewel of this portfolio? | What is he most proud of? | proudest project |
    his favourite project? | which one does omar like best | What would he call his best work? |
    which of these is his baby | of the four, which one is he proud of |
    Is there a piece of work he'd frame and hang on the wall? | what is he proudest off | the crown jewel please |
    For my article I'd love to know which of his works is closest to his heart. | best thing he ever made |
    If he could show only one project to his mother, which? | which work makes him most happy |
    Everyone has that one project they brag about, what's his | masterpiece? |
    i only have time for one of his projects so give me the one he'd choose himself |
    what does he consider his finest hour as a builder |
    Let's say he's at a party and somebody asks about his proudest piece, what does he say? |
    any pet project he's especially fond of | Does he have a favorite among his own creations |
    what's the thing he's really chuffed about | his pride and joy |
    in an interview i'd ask him what he's proud of, but you're the one on the line so you tell me
  `),
  'years/what': toPhrases(`
    how long has he been doing this? | how many years of experience | Years of experience? |
    Since when is he a developer | when did he start out professionally? | how experienced is he? |
    is he a junior or a senior | how long have you been in the business | experience in years pls |
    Does he have at least five years | I need the number for my form: years on the job |
    he's been at it for how long now. | Is he new to this? | How seasoned is this gentleman? |
    when did his career begin? | old hand or beginner | total professional experience |
    how much experience does Omar have? | we ask for three years minimum, does he qualify? |
    for how long is he working as programmer | what year did he enter the profession |
    how far back does his experience go | any idea how long he's been coding for money | a deacde? less? |
    Just out of school or been around a bit? | How many yrs in web dev | Has he been in the trade for long |
    Since when he works with software | what's his level, experience wise | would you call him senior by years |
    How many years of experience does he have? | how experienced is he | years of experience | is he a senior |
    How long has he been a developer? | since when does he do this professionally | Is he a beginner? |
    how long in the business | has he got enough years behind him |
    The job ad asks for at least three years of professional work, does he clear that? |
    he is coding since how many years | a junior or an old hand? |
    How much experience are we talking about, all in all |
    i was just wondering whether he's fresh out of school or has been at this for a while |
    what year did he turn pro | Our last one had six months under his belt and it showed. How much does yours have? |
    amount of professional experience, in years | Has he got five years yet? | would you call him a veteran |
    exprience? | put a number on his experience for me, I need it for the form |
    how long's he been earning money with code | For how long has Mr Linden been practising this trade? |
    is it right that he only started working a few years back, and how many is that
  `),
  'gaps/what': toPhrases(`
    was he ever out of a job | was he unemployed in between | any time off between the jobs | did he have a break between two jobs |
    any gaps in his cv | Was he ever unemployed? | is there a hole in his resume? |
    Did he take time off between jobs? | gaps? | how long between one job and the next? |
    was there a break somewhere | i see dates here, do they join up | did he take a sabbatical? |
    employment gaps explain | was he without work at some point? | Continuous employment? |
    Is his work history without interruption? | months off between employers | Did he ever take a year out |
    as a recruiter i look for gaps, are there some | does the timeline have missing bits |
    no hloes in the cv, right? | what did he do in between the jobs | how seamless was his career? |
    was he out of work for a while there? | did he go straight from one job to another |
    Are there any gaps in his CV? | gaps in employment | was he ever unemployed | any career breaks |
    Did he take time off between jobs? | how long was he out of work | holes in the resume? |
    was there a pause between two jobs | HR will ask me about gaps, so are there months where he did nothing? |
    he had no work some time? | is the CV continuous |
    Something I always check is whether the dates join up. Do his? | sabbatical or anything like that |
    missing months | was he without a job at any point between 2021 and 2025 |
    Did he go straight from one job to the next |
    i see four jobs with dates, but are they back to back or is there some space in between |
    Any time unaccounted for in his record? | did he ever stop working for a while | gap year? |
    What did he do in between the jobs, or was there no in between |
    between example freight and acme, was there a break, or between any of the others |
    his history has no holes, has it |
    I count the months and may have got it wrong, is there a period where he was not employed?
  `),
  'current/what': toPhrases(`
    is he employed at the moment | what is he up to these days | is he anywhere now | where is he now | is he still at the last one | what has he done since the last job | and what came since | does he have a boss right now | does he have a job at present | and now |
    what is he doing now | where does he work at the moment | Is he employed right now? | Current job? |
    who's his current employer | what's he up to these days | is he freelance? | His present position please |
    Does he have a boss at the moment or is he self-employed? | what do you do currently |
    after Placeholder Labs, what did he do | what's his situation today | independent or employed |
    is he still at Placeholder Labs | these days he does what | Working anywhere? |
    i was wondering if he's with a company now | freelancer or staff | what is his employment status |
    He works for himself now, does he | right now where he work. | what's keeping him busy currently? |
    Status quo of his career? | Does he run his own business | What's Omar's occupation nowadays? |
    WHICH COMPANY IS HE WITH? | since last september, what's he been doing | is he a contractor |
    he left his last job, and now? | Is he looking for employment or on his own? | What is he doing now? |
    where does omar work these days | is he employed | what's he up to at the moment | current job? |
    Does he have a boss right now or is he on his own |
    The last date I see on his page is September 2025, so what's he been doing since? |
    is he a freelancer now or what | present position please | he is working in some company today? |
    Still at Placeholder Labs, or has he moved on? | For my notes: employed, self-employed or between jobs? |
    who's he working for nowadays |
    I like to know what a person is busy with today rather than four years ago, so what would that be for him |
    Did he go independent after the last job? | whats his job title today |
    so the agency days are over, right? what is he doing instead |
    Could you tell me how he makes his living at present? | he left the lab thing and then... what |
    my recruiter form has a field called 'current employer' and I have no clue what belongs in it |
    omar's present occupation | Is he running his own business these days? | ok that was the past, and now? |
    what kind of work does he take in at the moment, now that he's no longer with anybody
  `),
  'stack/what': toPhrases(`
    What's his tech stack? | which tools does he use | what technologies does he work with | Stack? |
    tell me about the tools | What's in the toolbox? | tech he knows | List the technologies pls |
    Frameworks, tools, all that: what does he use | Which software does he build things with |
    my cto wants to know the stack. | what's he using for development | Can you name the tools? |
    his tools of the trade. | skills, technically speaking? | With what does he program everything |
    what frameworks is he good at? | i was curious about his technology choices, which are they | Tooling |
    what kind of tech is he into | full list of his tech please | What does he work with mostly, technology wise |
    which technologies are on the home page | run down the stack for me. | technical skills overview |
    He knows which technologies | what's under his belt in terms of tools | What does he build with |
    And the stack, what's it made up of | tell me stack
  `),
  'stack/count': toPhrases(`
    How many tools does he use | How many technologies are there on the page |
    is it a lot of tools or just a handful? | How many things are in his toolbox | The stack has how many entries |
    that's only a few tools, how many exactly. | just how many tools are we talking
  `),
  'stack/why': toPhrases(`
    why only seven tools | why so few tools | why not more tools | why just these |
    What made him choose those technologies? | how come he picked these seven |
    what's the logic behind his choice of tools? | why not other tools than those |
    on what grounds did he select his stack? | what purpose does this toolset serve
  `),
  'pillars/what': toPhrases(`
    what are the three pillars | What does the stack serve | which three goals does he have with the stack |
    pillars? | those three things above the tools, what are they | Ship, stable, scale, what's all that |
    What are the aims behind the tools? | the three promises please | read me the three pillars |
    fast, stable and cheap, is it really all three? | what do the three headings on the stack section say? |
    what three things matter when he builds | his three goals |
    i read something about ship fast and so on, what's the whole set | can you go through the pillars one by one? |
    name the three columns | three pillars explain pls | What's the idea of ship, keep and scale? |
    Which pillars is the work built on? | the trio at the stack part, what does it mean |
    what he wants to achieve with the stack, three things no? | tell me all three pillars.
  `),
  'owner/what': toPhrases(`
    what sort of developer is he | so what is he, a programmer | who is this guy then | who built all this |
    who is Omar? | who's Omar Linden | tell me about him | Who is the guy behind this site? | about Omar |
    introduce him to me | who am i looking at here? | what does he do | What kind of developer is he? |
    can you give me a short bio? | the man in a few words please | who owns this portfolio | describe Omar |
    so who is this person? | Profile? | i just landed here, whose page is it | what is his profession |
    is he a designer or a programmer or what? | elevator pitch on Omar | Omar who? | sum him up for me |
    a little about the developer if you don't mind | who would i be dealing with? |
    my colleague sent me a link, who is this fellow | whose website this is | What is Mr Linden's line of work? |
    give me the short version of who he is. | I'D LIKE TO GET TO KNOW HIM A BIT, PROFESSIONALLY |
    Background of this man? | what's his deal | Who is Omar? | tell me about him | who's this guy | Omar Linden? |
    whose page is this | what does omar do for a living | Give me the short version of who he is. |
    introduce him please | I landed here from a link in a newsletter and don't know the man, so who am I looking at? |
    describe the developer in a few words | what is he, a designer or a programmer | Who owns this website? |
    some background on omar please | my colleague just said 'look at Omar's site' and hung up. Who's that? |
    who is this person | Elevator pitch for Omar, go. | what sort of developer is he |
    I'm writing two lines about him for our newsletter, what would you say he is? | a quick bio |
    So what's the story with Mr Linden? | he is full stack, right? tell me a bit who he is | profile summary |
    let's start at the beginning, who is the man behind all this | who is omer linden
  `),
  'strengths/what': toPhrases(`
    is it really one guy for everything | what is he best at | fine, professionally then, what is he good at |
    what's he good at | what are his strengths? | why should I hire him? | strengths? |
    What makes him better than others? | what sets him apart? | sell him to me | What can he do for us? |
    What is his superpower | why him and not an agency | Where does he shine? | What's he best at? | Why you? |
    Give me one good reason to pick Omar. | his strong points pls | What do we get if we go with him |
    I've got five candidates, why would I take this one | what's his unique selling point |
    IN WHAT IS HE REALLY STRONG | what would he bring to the table | his biggest asset |
    which qualities does he have as a developer? | Convince me | He must be good at something, what is it |
    what's his forte | what problems is he the right person for | Advantage of working with one person like him |
    Is he any good? at what | Any particular talents, work wise? | what value does he add to a team like ours |
    what is he like to work with day to day | What is he good at? | why should I hire him | strengths? |
    What makes him special? | why him and not someone else | what's his biggest strength | best skill |
    There are a million full-stack people out there. What does this one have that they don't? |
    what is he best at doing | sell him to me | Convince me, I've got two other candidates. |
    what would i gain if i take him over an agency | his strong points please | in which thing he is really strong? |
    What can he do better than the next guy? |
    I have to defend my choice in front of three partners tomorrow so give me his selling points |
    where does omar shine | superpower? | What do people come to him for, I mean what's he really got a knack for? |
    we have a process held together by spreadsheets and goodwill, would he be the right kind of talent for that |
    name a good reason to pick this developer | What's so great about him | so what's his edge |
    My director will ask 'and why Omar', and I'd like to have an answer ready.
  `),
  'weaknesses/what': toPhrases(`
    he can make also logo for my shop | does he do facebook adverts and logos | who would do the pretty drawing on top | does he design logos | can he draw the pictures too | will he make the artwork | does he do branding |
    what is he bad at? | weaknesses? | what doesn't he do? | What are his weak points? | Does he make mobile apps |
    can he build me an iphone app? | could he do a game? | does he do crypto? |
    Nft or blockchain stuff, is that something for him | can he dseign a logo |
    our brand needs a redesign, can he do that | What can he not do | where are his limits? |
    For which things should i not ask him. | any downsides to him | Why shouldn't i hire him |
    what kind of work does he turn down | is there something he refuses to do | what jobs are not for him? |
    tell me a flaw, professionally | in what areas is he not the right guy? | his shortcomings pls |
    Native android development, yes or no. | i want to make a video game with my nephew, would he help? |
    nobody's good at everything, where does he struggle. | what would he pass on to somebody else |
    Does he do graphic design? | A token for our community, would he build that | What's outside of his competence |
    stuff he's no good at. | What is he bad at? | weaknesses | what can't he do | Does he build mobile apps? |
    what doesn't he do | can he design a logo for us | What kind of work does he turn down? |
    any downsides to hiring him | Nobody's good at everything, so where does he fall short? | does he make games |
    in what he is weak | his biggest flaw? | When would he be the wrong person for the job? |
    we're after a crypto wallet, is that something he'd touch | tell me something he's not so good at |
    What are his limits as a developer | You've praised him enough. What should I be warned about? |
    I need an iPhone app and a brand identity, and my feeling is he isn't the one, or is he |
    which jobs does he say no to | the classic interview question: greatest weakness? |
    is there stuff he'd rather leave to someone else | What should I not hire him for? | and the catch is? |
    blind spots
  `),
  'process/what': toPhrases(`
    how would we work together | could i look inside while he builds it | does he keep us in the loop | how does he go about a new project |
    How does he work? | What's his process | How does a project with him go? | what happens after i say yes |
    process? | walk me through the steps. | what would working together look like? | how do you run a project? |
    how does the collaboration work | describe the workflow with clients. | what are the stages from start to finish |
    agile, waterfall, or what does he do | i've never hired a developer, how does that go. | way of working |
    CAN YOU EXPLAIN HOW HE ORGANISES A PROJECT | What's the procedure | suppose we hire him, what then |
    his methodology please | how are things done with him | What do i have to expect if i work with him? |
    From idea to launch, how does he go about it | how would it all unfold | Does he work in sprints? |
    the course of a project with Omar. | HOW DOES HE APPROACH A JOB? | as a PM i'd like to know how he runs things. |
    His approach to projects | How you do the work with customer? | so what's the drill |
    Whats the plan once we sign | How does he work? | what's his process | how would a project go |
    What are the steps if we work together? | walk me through how he runs a project | working method? |
    what happens after I hire him | how do you guys do it, sprints and all that? |
    We've never had a freelancer before. What does the whole thing look like from the first call to the end? |
    how it goes when i give him a project | Does he do scrum or something of his own | the way he works, please |
    could you outline the phases, I have to draw a timeline for my manager |
    What is it like to work with him from start to finish |
    say i call him tomorrow with an idea, what comes then, and then, and then |
    does he follow some plan or just start coding |
    I'm a project manager and I like to see a procedure. Does he have one? | his workflow from start to end |
    how do projects with omar run | Before we sign anything I'd like to understand his approach to a job. |
    how organised is he | describe the proces | and in what order do things happen when one works with him? |
    what's the drill once we say yes
  `),
  'process/when': toPhrases(`
    how often do we get updates | Will i hear from him weekly | do i have to wait till the end to see results |
    WHEN DO WE GET TO TRY SOMETHING | does he show progress along the way |
    I like to be kept in the loop, how often does he send news. | at what intervals does he ship stuff |
    When would we have something to click on | does he go silent for months? |
    how regularly will he show what he's done | the frst usable bit comes when. |
    when can we test what he has built so far | how do I know where the project stands in between |
    how often he gives something to look at | What do I see every week? |
    do i see results in between or only at the very end | How often will I hear from him during a project? |
    do we get something to look at each week | Is there something new to click on every Friday? |
    I don't want three months of silence and then a big reveal. What's the rhythm? |
    how frequently do you get a demo | every when he shows the work | what lands in my inbox on a Friday |
    will i be kept in the loop while he's building it |
    My boss wants to see movement all the time, so at what interval does Omar deliver something? |
    In the middle of a project, what would I be shown and how regularly? |
    once a month, once a week, once a day? how often do we get something usable |
    What does a typical week of progress look like for the client | how do i know he's getting on with it |
    does one see anything before it's done |
    I'm the one who reports upstairs on Mondays, would I have something new to report each time? |
    how offen do we get updates
  `),
  'process/length': toPhrases(`
    how long would a little order form take him | how long would a small thing take | how many weeks for a page like this | how long until something like that is done | how soon is it finished |
    How long will my project take? | how long does a project with him last | duration of a project with him |
    how many months would our thing take him | Who tells me how long it'll take? |
    how long from kickoff till handover? | How much time does he need for something like ours? |
    roughly how long do you need to build a shop for me | When would we know how long the whole thing takes
  `),
  'process/first': toPhrases(`
    what would be step one | what happens first | how do we begin | what is the first thing he does | where does he start |
    how do I get started with him | How do we kick things off | what happens at the very beginning |
    I want to work with him, what do i do first. | before any code is written, what happens. |
    Does he write a plan first | at the start of a project what does he do. | to begin with, what does he need |
    Is there a written plan before the work | how you start project with new client? |
    so we shake hands, and then the first thing is | what do we get before the building begins
  `),
  'process/last': toPhrases(`
    what happens at the end of a project | What do we get when it's finished | and when it is done, what then? |
    how does he wrap things up? | the closing phase, what is it like. | who runs it after the project is over? |
    what do you leave us with at the end | At the finish, will there be a handover | handing over to our team, how |
    what's left behind when he's finished with the job? | Do we have to call him forever after? |
    what does the end of a project look like | how does he part with a client's project, in the process i mean |
    The very last stage of the process | When it's all built, can we go on without him? |
    what do I get when it's finished | and when the project is over? | will there be documentation at the end |
    what if he's gone, can we run it ourselves |
    The one before him vanished and left us with code nobody understood. How does Omar leave a project? |
    after final week, what he gives us | Do we get everything handed to us properly |
    will our own people be able to take it over once he's out | How do we part ways when everything is built? |
    I'm thinking about the day he leaves: will my team be stuck calling him every week? |
    What's the closing phase of his projects like |
    suppose we're done and everyone's happy, how is the thing passed on to us |
    does he make himself replaceable in the end | what comes last in the way he works |
    tell me about the end of the engagement, our legal team cares about that bit most |
    what remains with us when he goes
  `),
  'principles/what': toPhrases(`
    what are his principles | principles? | What does he believe in | which values does he work by |
    What does he stand for? | Tell me his working principles. | his values | Does he have rules he works by |
    the four principles please | what's his philosophy | what matters to him in his work | Work ethic? |
    any guiding principles? | what are the beliefs behind the work? | by which standards does he build things |
    code of conduct or something like that? | list the principles | i care about values, what are his. |
    what's important to him when he works? | His creed, so to speak | Which ideals does this young man have? |
    Principle of him, say all
  `),
  'location/what': toPhrases(`
    where does he live | where is he based | Location? | which country is he in | What city is he from? |
    Is he in Europe? | what time zone does he work in | remote or on site | where's he located |
    Does he work remotely | can he come to our ofice? | Whereabouts is he | IS HE IN THE US |
    where in the world is Omar? | which timezone | Would he be local to Berlin? | does he live in portugal? |
    where do you live? | his home base | Is on-site work possible with him? | geographically where is he |
    he's in Lisbon, am I right? | i was wondering where he's working from | country pls |
    Which part of the world is he in | where he is living now | where would he work from if we hired him |
    We're in london, how far away is he | is he nearby? | based where | can he come to our office |
    can he come to us | would he come to us in person | would he travel to us | can he work on site with us |
    Where does he live? | where is omar based | which country | What city is he in? | is he in europe |
    Where's he from, where does he sit when he works? | location? | does he live anywhere near berlin |
    If I wanted to have a coffee with him, which city would I fly to? | which end of europe does he live at |
    he is in portugal or spain? | In what part of the world is this gentleman? |
    i'm in Boston and i don't want midnight calls, so where on the map is he | Home base? |
    where in the world is Omar Linden | is he local |
    Our contracts only allow people inside the EU. Would he count, where's he living? | remote from where exactly |
    whereabouts is he | Is he a US guy? | so he does all this from home i guess, and home is where |
    I can't place the name Linden, is he up in Sweden or what | place of residence | tell me the town where he lives
  `),
  'location/when': toPhrases(`
    does he overlap with new york | can we meet him in the afternoon our time, we're in boston |
    are his hours compatible with ours | when can we reach him during the day? |
    we're on eastern time, how much overlap is there | at what times is he at his desk |
    Do his office hours match with germany | we're in california, would the time difference kill us |
    is he awake when we are | our standup is at 9 cet, could he attend. |
    what part of the day does he share with the american east coast? | when does he work, mornings or nights |
    His hours in european time please | the team sits in toronto. do the hours fit? |
    How many hours would we have in common
  `),
  'industries/what': toPhrases(`
    which industries does he know? | What sectors has he worked in? | Industries? | does he know logistics? |
    Has he done e-commerce | What fields is he familiar with | Any experience in retail? |
    which branches of business did he work for? | Domain knowledge? | We're in healthcare, has he worked in that |
    has he worked with banks? | in what areas of business is he at home | which lines of business does he come from? |
    do you know our industry, we run hotels | What markets has he been active in | fintech experience? |
    sector experience pls | what kinds of companies does he know from the inside? | what trades does he understand? |
    Has he any clue about sales software as a business | domains he has worked in. |
    which business fields appear in his jobs | What industries has he worked in? | which sectors | industries |
    what fields does he know | Has he worked in logistics? | any experience in retail or e-commerce |
    What kind of businesses has he built for? | does he know anything about the medical sector |
    We're in real estate, which is a strange world. What branches does he have experience with? |
    in which industry he was working | domain knowledge? | has he done fintech |
    Which lines of business has he seen from the inside | what areas of business are his four jobs from |
    My clients all want somebody 'who knows our industry', so which ones can I tick for him? |
    is he more of a shop guy or a freight guy or what | sectors he's familiar with |
    Did he ever work with online shops? | what sort of companies did he work with, by trade I mean | verticals |
    hospitals, banks, shops, trucks... which of those has he worked for |
    I run a haulage firm, has he been anywhere near our trade before? | what market does he come from |
    Which fields of commerce has Mr Linden served?
  `),
  'achievements/what': toPhrases(`
    what about proof | what has he got to show for it | any proof of that | which job shows it | show me evidence | what can he prove |
    What are his biggest achievements? | achievements? | what has he accomplished? | any impressive results? |
    what results can he show? | give me some hard numbers on what he achieved | success stories |
    What's the most impressive thing he did | track record? | Highlights of his career |
    What did he improve at the companies he was with | porof that he's good, any figures |
    which successes does he have to his name | what measurable impact did he have? | his top results pls |
    brag a bit on his behalf | what were the major wins? | i need metrics for my shortlist |
    Best results across all jobs | accomplishments in figures | what is he got done that counts |
    What did all his work bring about | What has he achieved? | achievements | biggest success so far |
    what results has he had | Show me some numbers. | what are his greatest hits | any hard figures |
    What has he accomplished in these jobs? | Anyone can list tools. What did he actually get done that mattered? |
    career highlights please | what good came out of his work | his most impressive results | proof? |
    Is there anything measurable he can point at | which success he has had until now |
    my board likes metrics, they don't read prose, so what are the best metrics this man has |
    Name his top accomplishments | track record in numbers | did he ever make a real difference anywhere |
    what's the most he has improved something |
    I'm filling in the 'key achievements' box on the candidate sheet, what should go in? | successes |
    Okay, brag a little. What did he pull off? |
    what can he show for four years of work, in results I mean, not in tools
  `),
  'teaching/what': toPhrases(`
    Does he teach? | Has he mentored anyone? | can he train our staff? | any mentoring experience? |
    did he ever lead a team? | teaching? | Has he trained juniors? | would he show my people how it works |
    leadership experience? | Is he a good teacher | did he manage people? | Has he coached colleagues |
    could he give a workshop for us? | Who has he taught | how many people has he trained |
    we want someone to upskill our team, has he done that | does he pass on what he knows? | tech lead experience? |
    did others learn from him | has he ever been in charge of developers? | experience with mentoring juniors pls |
    he explain things to colleagues, ever? | Has he ever taught anyone? | does he do mentoring |
    can he train my team | leadership experience? | Has he led people? | did he manage a team | teaching |
    any experience as a team lead | We've got two juniors who could use a hand. Has he coached people before? |
    is he good at explaining stuff to colleagues | he was teacher of somebody? | Would he hold a workshop for us |
    how many people has he trained | mentor to juniors? |
    I'm looking for a tech lead and not just a pair of hands, so has he had people under him? |
    Ever onboarded new developers | does he pass on what he knows |
    what about training staff, we'd need that too when the system's live | has omar ever been in charge of others |
    Did anybody learn from him at work? |
    could he show our office people how to build their own flows, has he done that sort of thing | can he teach |
    supervising others, was that ever part of his jobs | any mentorng experience
  `),
  'databases/what': toPhrases(`
    which databases does he know | What database does he use | databases? | sql or nosql |
    Is he more of a relational guy | where does he store data? | what's he using for storage |
    Does he know databases at all? | db experience | what DBs has he worked with | does he do sql |
    what kinds of data stores show up in his work | our data is a mess of tables, which databases can he handle |
    relational databases? | Any idea which database systems he's used? |
    key value stores, documents, tbales, what has he got | what does he keep the data in? | name the databases |
    with which database he have experience | So what's he got on the database side |
    persistence layer, what does he usually pick | is he good with databases? | Which databases does he know? |
    what databases has he used | databases | SQL or NoSQL? | does he do sql | what does he store data in |
    Which database does he work with? | list the databases |
    Our data is a mess of old tables, so I need to know what database systems he has touched. | which db he can |
    Is he more a Mongo or a Postgres person? | any relational database experience | database skills? |
    where do his apps keep their data |
    i have to match him against our stack and the only line left is the database one, what do i put |
    Has he worked with more than one database system | data bases he is fluent in | how's he with databases |
    Does he know his way around SQL, and which flavours? | what kind of datastores appear in his work |
    Oracle is out for us. What does he bring along on the database side? | his experiance with DBs |
    databases omar has used at work, please | which of the usual database engines are in his toolbox
  `),
  'programming-languages/what': toPhrases(`
    and php does he write that | does he write python | which languages does he write code in | does he write java | what does he program in |
    which programming languages does he know | What languages does he code in | programming languaegs? |
    one language or several, code wise | Does he know PHP? | Is he a javascript person? | what does he program in |
    what's he fluent in when it comes to code | Which languages can he code? | coding languages pls |
    front and back end languages? | what's his main programming language? | is it all javascript with him? |
    in which lanugage is his code written | I learned basic in 1985, what do they use now, what does he use. |
    Does he do Ruby | what does he write the server side in, language I mean |
    languages, i mean the programming kind | How many programming languages does he speak |
    does he write typed code, typescript i mean? | name the languages he writes code in | what he code with, php? |
    Which programming languages does he know? | what languages does he code in | programming languages |
    does he know python | What does he write his code in? | is he a java guy | can he program in c++ |
    PHP or JavaScript? | My backend's in Go and I doubt he does that. What languages can he write? |
    which coding language he use | Does he do TypeScript or plain JS |
    i'm learning to code at school and wanted to ask what language a real dev like him uses |
    what's his main programming language | coding languages? | Name every language he programs in. |
    how many programming languages has he got | is there any Rust in his life |
    The form wants 'languages (technical)', so what can I fill in there for Omar? |
    what would i need to read to understand his code, which language I mean |
    Does he script in anything besides JavaScript | progaming languages he speaks |
    what languages are his programs written in |
    Our team is all PHP. Would he feel at home there or does he only write JS? |
    Ruby, Python, Kotlin, C sharp, which of them can he do
  `),
  'artificial-intelligence/what': toPhrases(`
    any ai there | any ai in his jobs | did he use ai at work | where does he use ai | has he put ai into anything |
    does he do AI | What's his experience with artificial intelligence | ai? | has he worked with llms? |
    can he build a chatbot | Any machine learning experience? | what has he done with ai | which projects use AI? |
    does he know about language models? | we want to put ai in our product, has he done it before |
    Voice assistants, has he made some. | is he into ai or rather the classic stuff? | AI exeprience pls |
    What about this whole gpt thing, does he work with it? | does he build agents |
    his work with artificial intelligence | has he ever put AI into production | where does AI come in in his work? |
    my nephew says everything's AI now. Does he do that as well? | prompt engineering, something he's done? |
    genai projects? | what he did with AI so far | Does he do AI? | has he worked with AI | AI experience |
    what has he done with artificial intelligence | Can he build a chatbot? | any machine learning |
    does omar know llms | which of his things use AI |
    Everybody claims to do AI these days. What has he really built with it? |
    voice bots and that sort of thing, has he done some | he knows ChatGPT and such things? |
    Our board has decided we need 'something with AI', has he got a history there | artifical intelligence |
    Is he into AI at all, or more the classic web guy? |
    could he make us an assistant that answers the phone, did he do AI like that before | ai projects of his? |
    How much has he got to do with AI |
    I teach at a school and the kids ask me about AI all day, so what has this man made with it? |
    where did he put AI to use | language models, prompts, agents - does he have practice in any of it |
    has he ever shipped an AI product | tell me about his work with AI | what's his background in the AI field |
    Does he use AI in his projects?
  `),
  'small-teams/what': toPhrases(`
    would he even bother with somebody that small | i only want a small page, is that a problem | am i too small for him | does he take tiny jobs | are we too little a company for him | we are only three people, does that suit him | would a one person business be worth his time | how big are the teams he usually works with | what size of company hires him | does he work with small shops too |
    who are his clients | who does he work for? | what kind of companies come to him |
    Does he work with big corporations | small teams? | What size of customer does he prefer | Is he for startups |
    who hires him usually? | does he work for enterprises | we're only five people, would he work with us. |
    why small teams | Who comes to him, and what for | his typical client | target customers? |
    am i too small for him | what sort of team is he a fit for | who is his work meant for |
    Would he bother with a two-person shop | Do you work with companies of 500 people |
    which kind of people ask for his services | is a tiny company like ours his thing? | who's this offer aimed at |
    Does he work with small teams? | what size of company does he work for | who are his clients usually |
    We're only three people, is that too small? | does he work with startups | would he work for a big corporation |
    small teams? | who does he build for |
    There's just me and my sister in the company. Would he take somebody like us seriously? |
    what kind of customers come to him | are we too little for him | who is his typical client |
    he works with little companies or only big ones? |
    Why does the page say small teams, what do those come to him for? | target customers |
    Is he used to working with a team of five |
    i'm a one-woman business and a bit shy about asking, but is that who he works for |
    Enterprise or small shops, what's his crowd? | what do the small teams want from him |
    We have four staff and no IT person at all, do such firms come to him? | does he take on tiny companies |
    ideal client size |
    our outfit has two thousand people, does he do that scale of organisation or only the little ones |
    Whom does he work for, mostly? Little firms?
  `),
  'favourite-moment/what': toPhrases(`
    how does he like a day after a launch | what part of the work does he enjoy most | when is he happiest at work |
    what's his favourite moment in a project | which part of the job does he like best | favourite moment? |
    what does he enjoy most about his work? | when is he happiest at work? |
    what does he love about building software | Which phase of a project does he like most? |
    the best moment for him, when is it | what gets him going | what makes him happy at work |
    most satisfying part for him? | is launch day his favourite | What gives him joy in his job? |
    I was wondering which part he looks forward to. | When does he feel a project was good |
    what's the sweet spot of a project for him? | favorite part of the work | What does he like about it all? |
    what's the most rewarding for him | launch party or the time after, which does he like |
    what's the nicest bit of the job according to him? | which time of a project he likes more |
    What's his favourite moment in a project? | which part of the work does he like most | favorite moment? |
    What does he enjoy most about his job? | when is he happiest at work | best part of a project for him |
    what does he love about the work | Some people live for launch day, others for the first line of code. And he? |
    which phase does he like best | the moment he likes most in the work is which |
    What gives him joy when building software | most satisfying part for omar |
    is it the launch that makes him happy, or something else |
    I'm asking every developer I profile about their favourite moment on a job, what's Omar's? |
    when does he feel a job went well | What is the nicest bit of a project in his eyes? |
    which time of a project makes him smile | what makes it all worth it to him |
    Does he have a moment he looks forward to each time he builds something? | what's the fun part for him |
    For me it's when the customer first laughs with relief. What would he say is the best moment? |
    his happy place in a project | what bit of the job does he look forward to | favourit moment of his
  `),
  'rates/what': toPhrases(`
    does he ever work for nothing | any discount for a charity | does he do things for free | what if we have no money | is he expensive | how does he bill a big project | how is the big stuff billed | is a long project cheaper | what would a small page come to | what would a thing like that cost me | how much would he want for that |
    what does he charge | What are his rates | how much does he cost | Price? | How expensive is he? |
    what would a website cost me | what's his hourly rate | day rate? | how much for a small shop? |
    is he affordable | ballpark figure for a booking app? | Can you give me a quote? | What's the budget i need |
    Pricing pls | how much would he want for this? | we have ten thousand, is that enough | Give me a number |
    Is he cheap? | costs? | What will it set me back | roughly what would i pay | fees? |
    I'm a small business, can i even afford him. | price list | does he charge by the hour |
    how much money we need for working with him | What's the going rate with this chap? |
    How much do you take for an automation | a rough estimate of the price, please |
    tell me the price before we talk any further | What does he charge? | how much does he cost | day rate? |
    is he expensive | What's the price tag on him? | give me a ballpark |
    We're a bakery with two shops, not a bank. What would a site from him set us back? | price list please |
    how much for one website |
    i need a number for my budget sheet, doesn't have to be exact, what does this guy take |
    What are we talking, hundreds or thousands? | Roughly what would I have to pay him to build something |
    can a small shop even afford him | what his price per hour is |
    My nephew said developers take a fortune now, so let's hear it, what's the damage | omar's fees |
    Is he dearer than an agency? | do you have his rats written down somewhere |
    before I waste anybody's time I'd want to know the price level, because we've been burnt by quotes that doubled |
    cheap or pricey? | any idea what a month of his work comes to |
    Would he be affordable for a little charity like ours? |
    Five thousand euros, would that get me anything from him? | I couldn't find a pricing page, is there one?
  `),
  'rates/why': toPhrases(`
    when do i find out the actual number | how long till i know my price | so what is the number | when do i get a figure | why is there no price here | too vague, what is the number |
    why is there no pirce list? | why won't you tell me the price | how come there are no numbers here |
    What's the reason for hiding the prices? | why can't i see what it costs |
    is there a reason you keep the price secret? | Why no hourly rate on the page |
    Other freelancers list their prices, why doesn't he | how come i have to call to get a price?
  `),
  'rates/how': toPhrases(`
    Fixed price or time and materials | is the price agreed in writing | Do i get a written offer |
    how is the price worked out | how do payments work with him | on what basis does he charge |
    does he charge differently for large projects? | Is the price settled before he starts? |
    i hate surprise invoices, how does he handle that | how is a small job priced compared to a big one? |
    in writing or on a handshake | retainer, flat fee, what does he offer | By what method are costs agreed
  `),
  'fit-check/what': toPhrases(`
    how much is the first chat with him | is the first talk free | what does the intro call cost | what do we talk about in it | what is the first step with him | can we have a chat first | what would we discuss |
    what is a fit check? | fit check? | What's that fit check thing | What happens in the fit check? |
    explain the fit check | the fifteen minute call, what is it for. | is the fit check a sales pitch |
    What do we talk about in the fit check? | Tell me about this fit check you mention. |
    why should i do a fit check? | i keep reading fit check, what is that supposed to be. |
    do i have to do the fit check | what is fit check i don't understand? | What's the first call about |
    the intro call, what's it like | what do i get from a fit check? | Fit chek what is. |
    is it an interview, that fit check | so what goes on during that short call with him | Purpose of the fit check |
    what would he tell me in the fit check? | is there some kind of get to know call, and what's it about |
    What is a fit check? | explain the fit check to me | this fit check, what happens in it | Fit check? |
    what's that first call about | You keep saying fit check and I've no idea what you mean by it. |
    is the fit check like a sales call | what is the point of this fifteen minute thing |
    fit check, sounds like a gym, what is it really |
    so before i put it in my boss's diary, what exactly is this fit check supposed to tell us |
    What do I get out of the intro call? |
    the page says 'book a fit check' and my daughter couldn't explain it to me either |
    what he does in the fit check with me | Tell me more on the fit check | whats a fitcheck |
    Who does the fit check and what is talked about? |
    I've sat through enough discovery calls that were just a pitch. Is his fit check any different? |
    meaning of fit check | a fit check is for checking what, precisely? |
    do i need to prepare something for this fit check, or what sort of call is that |
    What would I know after the fit check that I don't know now? | that introductory call you mentioned, describe it |
    could you say in two sentences what this fit check business is, I have somebody on the other line |
    is the fit check an interview where he tests me, or do I test him
  `),
  'fit-check/length': toPhrases(`
    how long is the fit check | how long does the fit check take | Is the fit check a long call? |
    how many minutes is the fit check? | how much of my time does the fit check eat |
    fit check, half an hour or what. | Is the fit check over in ten minutes? | Will the fit check take all afternoon
  `),
  'fit-check/cost': toPhrases(`
    what does the fit check cost? | do i pay for the fit check? | Will the fit check be billed? |
    Is there a charge for the fit check? | the fit check is for free, isn't it | how much is the fit check |
    do i owe anything after the fit check
  `),
  'fit-check/how': toPhrases(`
    How does the fit check work | How do i prepare for the fit check | what do i have to bring to the fit check |
    how does the fit check go? | do i need slides for the fit chcek | what should i say in the fit check? |
    in the fit check, who talks | how is the fit check run | what will you ask me in the fit check |
    how does he find out whether it fits | Do you need documents from me before that fit check? |
    how would the quarter of an hour go | should i have my requirements ready for the fit check |
    what's my part in the fit check | In what way does the fit check tell if we match |
    the fit check, how is it structured | do i just tell him my problems in the fit check |
    how does he use those fifteen minutes | how we do this fit check? | what's the course of a fit check |
    how does it go down, the fit check?
  `),
  'fit-check/when': toPhrases(`
    when can we do the fit check | who picks the time of the fit check? | what times are there for the fit check |
    can i choose the time for the fit check? | could we have the fit check on friday |
    Is the fit check in the evening possible? | when do fit checks take place | how soon could i get a fit check? |
    do i set the time of the fit check or does he | at what hour would the fit check be? |
    fit check next week, can that be done | which days does he hold fit cecks? | is the fit check at a fixed time |
    would a fit check on saturday morning work? | When would my fit check be? |
    i'm only free after six, can the fit check be then. | when he makes the fit check? |
    slots for the fit check, when | What appointments are open for a fit check?
  `),
  'book/what': toPhrases(`
    Book a meeting | can I book a call | i'd like to talk to him, can we set up a time | Schedule a meeting |
    How do I make an appointment? | let's set something up. | where can I schedule a call with Omar |
    I want an appointment | can we arrange a meeting? | put something in his calendar | Book |
    how do i get on his calendar? | calendar? | I'd like a slot with him next week. | where do I book |
    Let's do it, set up the call | arrange a meeting for me please | could i get fifteen minutes of his time |
    how can i schedule something? | Set up an interview with him | i want to invite him to a chat, how |
    I'm convinced, how do we meet | can we have a zoom | Make appointment pls | Open the calendar |
    meeting with Omar how | do you do the scheduling? | Would like to reserve a time |
    my boss wants to meet him, how do we fix a date | Where's that booking button? | I want to book a call |
    Book a meeting | can I make an appointment | schedule something with omar please | let's set up a time |
    Put me in his calendar. | how do i book him for a chat | I'd like a slot this week |
    ok you've sold me, where do I sign up for a conversation | Would Thursday work for a short meeting? |
    reserve me fifteen minutes | sign me up |
    We have a broken order system and I'd love to go through it with him, can we find a date? |
    i want appointment with the developer | Please arrange a meeting between me and Mr Linden. | calender invite? |
    Fine, I'm convinced, let's get something in the diary |
    my cofounder and I both want to be on the call, so how would we go about booking one |
    meeting with omar tomorrow possible? | I'll take one of those free calls, thanks |
    I'd like to lock in a call before my holidays. | could you fix up a date for us, any afternoon is fine with me |
    let's do it, when can we sit down together |
    Can I grab a time with him through you, or do I do that on the page?
  `),
  'contact/what': toPhrases(`
    how can I reach him | what's his email | how do i contact him | contact? | I want to write to Omar |
    email address pls | how do i get in touch | Can i send him a mail | what's the best way to reach him? |
    how can we contact the developer | is there a contact form? | where should i write? |
    i need his contact details. | how to get hold of Omar? | drop him a line, how. | i'd rather write than talk. |
    give me his address, the email one | contact info | how do you reach this gentleman |
    could i mail him my documents | mail? | how do people normally get in contact with him? |
    I have a question for him personally, where do i send it | can i shoot him an email? |
    What address should I write to? | Reach out to omar how | can I message him |
    by which way can i contact with him | how do I drop him a note | his mail adress please | How can I contact him? |
    what's his email | email address please | how do i reach omar | where do I write to |
    I'd like to send him a message | contact details? | get in touch |
    Suppose I have a longer question and a few files for him, where would those go? | how to write him |
    Is there an address for inquiries? | can i drop him a line somewhere | best way to get hold of this man? |
    I've got a PDF with our requirements and I'd rather mail it than talk to a bird. Where to? | mail? |
    his adress for emails pls | Does he have a contact form or do people just email |
    i'm a journalist and would send him a few questions in writing, which inbox does that go to |
    Any way of approaching the gentleman in writing? | who do I write to if I want to work with him |
    I prefer writing over calls, so how do I go about it with him | which mailbox does he read |
    Give me some way to reach your boss. | my wife would like to write him as well, what address should i give her
  `),
  'contact/link': toPhrases(`
    were do i find his email address | is the address on this page | where can i copy the email |
    where on the site are the contact details | I don't see an email anywhere | where do I click to mail him |
    Can you show the email on srceen | where can i read his email again? | his email is where on here |
    I'm looking for the address to write to, where's that. | Point me to the contact stuff |
    the email, where is it displayed | where to find contact on this site
  `),
  'linkedin/what': toPhrases(`
    Is he on linkedin? | Linkedin? | does he have a linkedin profile | Can I connect with him on LinkedIn? |
    link to his linkedin pls | social media? | Is he on twitter | instagram? | what's his linkedin? |
    where's his linkedin page | which social networks does he use? | can i follow him somewhere? |
    I'm a recruiter, i'd like to see his linkedin. | does he do facebook? | is he on x or mastodon | socials |
    how do i find him on linked in? | any social profiles? | is there a profile on xing |
    Has he got a youtube account or any other network | Connect on linkedin possible? |
    Where can i add him to my network? | Is he on LinkedIn? | linkedin | do you have his linkedin link |
    Where's his LinkedIn profile? | can i connect with him on linked in | which social networks is he on |
    Twitter? Instagram? anything? | I always look people up on LinkedIn before I call them, so where is his |
    social media of omar | he has profile in linkedin? | Does he use X or Mastodon |
    i'd like to follow him somewhere, where does he hang out online |
    There are eleven Omar Lindens when I search, which profile is the right one? | Could I add him to my network |
    his socials | Our HR only files people with a LinkedIn URL, can you give me his? | any facebook page |
    is there a professional profile of his apart from this site | Linkdin profile pls |
    my company forbids personal mail but i could message him on linkedin, if he's there |
    where can I find him on social media | Got an Insta? |
    I was going to send a connection request, he does have an account I take it? |
    is there a link to his networking profile on this page and if so where
  `),
  'who-are-you/what': toPhrases(`
    what's your deal | hey what's your story | wait so you are a project too | what are you doing here | what is an owl doing on this page |
    who are you? | what's your name | Who am I talking to | and you are? | Who is ASAD? | are you the owl |
    Introduce yourself | what are you exactly? | what's your job here | who is this speaking |
    tell me about yourself, owl | What do they call you | what does a bird do on this page? | your name please |
    so who's the feathered fellow | do you have a name | how should i address you | with whom do i have the pleasure |
    what is your role on this site | are you Omar | are you the assisant here? |
    what are you doing here, little owl? | Who's talking | you who? | why is there an owl talking to me |
    is your name asad | may i ask who you are, dear | Whats ur name | I didn't catch your name |
    what kind of creature are you? | Who are you? | what's your name | who am I talking to | What are you? |
    and you are? | do you have a name | introduce yourself | why is there an owl talking to me |
    Sorry, I just clicked on something and a bird started speaking. Who is this? | who is speaking please |
    are you the owl | how should I call you | what is your job here | Who's this on the line? |
    i didn't catch your name | what does an owl do on a developer's page | You're ASAD, right? And what's your role? |
    tell me something about yourself | Before I go on, with whom do I have the pleasure? | what are you here for |
    your name pls | so you work for omar or how is that, who are you to him | say who you are first | who r u
  `),
  'are-you-ai/what': toPhrases(`
    is this omar | am i talking to omar | is that you omar |
    are you an ai? | are you a robot? | am i talking to a machine | Are you human? | are you real | is this a bot? |
    Are you chatgpt | is there a person behind you | Do you make things up | which model are you running on |
    are you an llm? | is somebody typing this? | you're a cmputer, aren't you | is this a recording |
    do you hallucinate | Do you think for yourself | Bot or human | ARE THESE ANSWERS GENERATED |
    Can i trust what you say or is it invented? | You sound real, are you | where do your answers come from? |
    are you artificial intelligence | do you understand me or just look things up |
    AM I SPEAKING WITH A REAL PERSON RIGHT NOW? | are you a living being? | How do you know all these things |
    is that gpt behind it? | you're just a program, right | be honest, are you a machine. |
    so i talk with computer or man | Are you an AI? | are you a real person | is this a bot |
    Am I talking to a human? | you chatgpt? | robot or human | Do you make up your answers? |
    are you a language model |
    It sounds like somebody is reading this out in the next room. Is there a person there or a machine? |
    is it a recording or somebody live | you are computer yes? |
    how do you come up with what you say, do you invent it | are you some kind of artificial intelligence |
    I've had assistants lie to me with great confidence. Do you hallucinate too? |
    is there an actual human behind the owl | Are you alive? | which gpt are you running |
    do you think for yourself or look things up | Be honest, you're a machine, aren't you |
    my grandmother won't talk to machines so she wants to know if you're one |
    can i trust what you say or is it generated | Is a person typing these answers? | human? | are you concious
  `),
  'kept/what': toPhrases(`
    are people listening when i talk to you | what becomes of the things i tell you here | what happens to the stuff i say | do you store what i say | is somebody noting this down | will this conversation end up somewhere | does anything i say stay here | who keeps my words |
    Do you record this | Is this call recorded | Are you storing what i say? | what do you keep of our conversation |
    What happens with my data? | privacy? | is this private? | Do you save the chat | What about gdpr |
    is my conversation stored | Will there be a transcript? | ARE YOU LISTENING IN AND SAVING EVERYTHING? |
    What do you do with what i tell you | where does all i say end up | data protection please |
    is anything kept after i hang up? | do you log this | What personal data do you collect? | Is it confidential |
    can I tell you a secret? | Do you remember what I said? | I don't want to be recorded, is that happening |
    are my words kept somewhere | does this go on file? | privacy policy in short. | is someone taking notes |
    what data you save about me | will this talk be saved? | i'm a bit worried about my privacy here |
    you're keeping this, aren't you | are you recording me | are you recording me right now | do you record me |
    do you record what I say | is this call recorded | what do you do with my voice | Are you recording this? |
    is this conversation saved | do you store what I write | What do you keep about this chat? | is there a log |
    privacy? | will this be kept somewhere | what happens to our conversation afterwards |
    Hold on, I just mentioned a client's name. Is any of this being written down? | is a transcript made |
    you save my words? | What data do you collect | can i tell you something confidential |
    do you keep notes of our talk | I'm always careful with these chat things, so what gets stored after we hang up? |
    data protection, how do you handle it | gdpr | Is this private, or does it end up in some file? |
    are my questions logged | what's left of this call when I close the window |
    Our compliance lady would like to know what is recorded here, could you tell her? |
    does anything i say here get saved | is this conversaton recorded or not |
    do you remember what we talked about once it is over
  `),
  'kept/length': toPhrases(`
    how long is the transcript kept? | how long do you store this? | when does it get deleted by itself |
    for how many days is the call saved | Retention period? | how long do you keep my data? | is it stored forever |
    after what time is the recording gone | will my words still be there in a year? | storage duration please |
    how long do you hang on to what I say | how long do you hold on to this | How long do you keep this? |
    for how long is it stored | when is the transcript deleted | How many days do you keep the chat? |
    is it kept forever | retention period? | does it get deleted at some point | how long does the transcript live |
    I have to enter a storage period in our privacy register, what would that be for this conversation? |
    till when you save it | After how much time is the log gone? | will this still be there next year |
    a month, a year, how long do you hold on to it | When does the record of this talk expire |
    how long before it disappears by itself | So you store it, fine. But surely not until the end of time? |
    days of storage | what is the retension time for this conversation |
    if i do nothing, how long does my transcript stay on your server |
    Will it be wiped automatically, and after how long? | could somebody still read this in six months |
    how old do the transcripts get |
    Suppose he reads it today, will it be there in half a year as well or is it gone by then? |
    how long's the chat history kept
  `),
  'kept/delete': toPhrases(`
    can I delete the transcript? | delete my data | How do I erase this conversation? | Can you forget what i said |
    is there a way to remove the recording | i want this deleted | wipe it | where do i delete the call |
    Can my data be removed? | Please erase everything i've told you | right to be forgotten? |
    how do i get rid of the transcript | Is it possible to have it deleted right away? | Delete the conversation now |
    can I take back what I said? | what if i don't want you to keep this, can i bin it | How do i make you delete it |
    remove my transcript pls | is there a delete button? | does deleting remove everything |
    i said something stupid, can it be erased | how to clear my conversation | Can I delete this? |
    how do i delete the conversation | delete my data | Please erase everything I said. | is there a delete button |
    wipe the transcript | I want this chat removed | forget what I said |
    Oh dear, I gave away my client's name just now. How do I get that out again? | how to remove the record |
    can he delete it if I ask | Could you get rid of this afterwards |
    my right to be forgotten, how does it work here | scrub it | What do I press to make the log vanish? |
    if i change my mind after the call, is there any way to have it erased | delete chat history |
    I don't want that saved, take it away | Where can one throw away the transcript |
    and is it really gone when I delete it, or is there a copy left in some mail | i want delete all what i wrote |
    clear my messages please | my mother typed her address in here by mistake, can that be taken out? |
    undo, remove that from your records
  `),
  'kept/who': toPhrases(`
    who reads it in the end | and who sees that | anybody besides him | who else gets to read it | does anyone but omar read that | who looks at the transcript |
    who reads the transcript? | who gets to see this | who has access to my data | does Omar read what we say |
    who can read this conversation | do third parties see it | who sees the log | is anybody else reading along? |
    Does your boss read these | who's going to look at what I've said? | will a stranger read this? |
    access to the transcript, who has it | can other visitors see my questions | are you sharing this with anyone? |
    Will he see what I asked? | is there anyone else who reads it? | whose eyes will this be in front of |
    who all can read it | Who reads this? | who can see our chat | does omar read what I say |
    is anyone else reading along | who has access to it | will he see this conversation |
    If I tell you something about my company, whose eyes does that end up in front of? | who is reading the logs |
    which people see it | just between us or does your boss get to read it | readers of the transcript? |
    Can other visitors see what I asked? | so somebody is going to look at this later, and who would that be |
    is my boss able to see what i typed here | Do you pass my questions on to anyone |
    who's going to know I was asking | who looks at the record of our talk | is the transcript sold to somebody |
    who reeds all that
  `),
  'kept/why': toPhrases(`
    why do you keep the transcript? | why is this recorded? | what do you need my data for? | why store it at all? |
    Why does he want a transcript? | what's the purpose of saving this conversation |
    for what reason are you recording | Why save what i say? | what is the transcript good for? |
    is there a reason why you log calls?
  `),
  'hearing/what': toPhrases(`
    who heard my voice just now | where does my voice go | who listens to the sound | does the sound leave my computer |
    How do you hear me? | where does my voice go? | does my microphone audio get sent to google? |
    what happens with the sound of my voice? | is my audio uploaded? | who turns my speech into text |
    Do you save my voice | is the audio stored as well | speech recognition, who does that |
    does the sound leave my computer | can you hear me? | is my mic on? | how do you understand speech? |
    What does the browser do with what i say out loud | Do you keep the audio or just the words |
    Where's the speech to text done? | is my voice being sent to a third party | HOW DOES THE LISTENING WORK |
    Does the mic data go to the cloud? | what about the sound, does that go somewhere | My voice, is it kept. |
    who else hears the audio | Can you hear me? | where does my voice go | who listens to the microphone |
    Is my voice recorded? | what happens with the audio | does the sound leave my computer |
    how do you understand speech | do you keep recordings of my voice |
    Before I switch on the mic: which company gets to hear what I say? | speech recognition done by whom |
    my sound is sent to google? | How are my spoken words turned into text | is the mic always on |
    I work in a bank and we're touchy about audio, so where is the speech processed? | do you store audio files |
    Who transcribes what I say | does my voice go into the cloud |
    what does the browser do with what i say into the microphone | microphone privacy? |
    Is my speech kept as sound or only as words? | so when i talk, does a third party get the sound of it |
    is anyone evesdropping on the mic | how do you hear | Does talking instead of typing send my voice somewhere?
  `),
  'limit/what': toPhrases(`
    how many calls do i have | is there a limit | How many times can I call? | can i call again? |
    how often may i talk to you | calls left? | how many conversations do i get | do i run out of calls |
    what's the limit on calls? | how many more calls have i got | what happens when my calls are used up? |
    is the number of calls limited | can i come back tomorrow and talk again | may i ring you as often as i like |
    How much talking is allowed | AFTER THE LAST CALL, THEN WHAT | do i have a quota? | am I limited in calls |
    where can i see how many calls remain? | three calls, is that right. | It said calls remaining, what's that. |
    will i be locked out at some point? | can my colleague call as well after me | Usage limits pls |
    how many attempts do i get? | is it unlimited | how many call i can make | call allowance? |
    i got cut off, can i call once more | do you count my calls | How many calls do I get? |
    how often can I call you | is there a limit | Can I call again tomorrow? | how many times may i talk to you |
    calls left? | what if I run out of calls | how many more goes do I have |
    My connection dropped twice already. Does that eat up my calls? | is there a maximum number of calls |
    can i call as often as i like | What's the number of calls per visitor | how much calls i have |
    Do I only get one shot at this? | I'd like to try again with my colleague later, will I be allowed another call? |
    call limit | where do i see how many calls remain | What happens once I've used up my calls |
    may I ring you a second time | it says something about calls remaining, so how many are there altogether |
    How many conversations does one person get | am i going to be locked out at some point |
    If I hang up now, can I come back? | number of calls alowed
  `),
  'limit/length': toPhrases(`
    how much time have i got left | how long may i talk |
    how long can a call last | how much time do i have | how long can i talk to you? | when does this call end? |
    Max call length? | Is there a time limit on the call? | will you hang up on me after a while? |
    how many minutes per call | Am i on the clock here? | How many minutes left to talk | How long can we talk? |
    how long can a call last | is there a time limit | How many minutes do I have? | time left? |
    when will you hang up on me | max length of a call | does the call end by itself at some point |
    I've got a whole page of questions here. Will we get through them before the call cuts off? |
    how much minutes is one call | will you cut me off | How long before the line goes dead |
    can we talk for an hour | is five minutes all i get with you, or is a call longer than that |
    duration of this call | For how long may I keep you on the line? | does the clock run while we're talking |
    My bus comes in twenty minutes and I'd like to chat until then, does a call go on that long? |
    what's the time limit per call | how long is one conversation with you allowed to take | call length max |
    do i have to hurry | Should I be brief, I mean is there a timer on this? | am I runing out of time here
  `),
  'limit/cost': toPhrases(`
    do i pay for this call | Is talking to you free | what does this call cost me? | Does the call cost anything |
    Will I get a phone bill for this? | Are the calls free | Do you charge per minute for the call |
    is it a premium number? | How much is a call with you | Talking to the owl costs? |
    Does this call cost anything? | is talking to you free | what does the call cost | Do I pay for this? |
    is this call free | am i being charged | how much per minute | free of charge? |
    My phone bill was terrible last month, so before we go on: is this costing me anything? |
    do you bill me for talking | i must pay for speak with the owl? | Are there fees for calling you |
    it's a free call, isn't it | Will this show up on my phone bill? | price of a call with you |
    so who's paying for this call, you or me | is there a hidden charge for chatting with you |
    Do I need a subscription to talk to you | do calls cost money |
    my daughter has been talking to you for ten minutes and I want to be sure that's not charged |
    wait, is this a premium line | costs for this conversation? | do you take money for answering |
    I hope nobody sends me an invoice for chatting with an owl, do they?
  `),
  'limit/why': toPhrases(`
    why is there a limit | why only three calls | why can't I call as often as I want? |
    What's the reason for limiting the calls? | why do you restrict the number of calls? |
    how come i have just a few calls | Why is it not unlimited | why am i capped | What's the limit for, is it money |
    why not let people call freely
  `),
  'site-made/what': toPhrases(`
    how was this site made? | what is this website built with? | is this a template? |
    Which framework runs this page? | did he make this site himself | who designed the website | Is it wordpress |
    what's the site's tech | how is this portfolio built | the page is quick, what's it made of |
    what's under the hood of this website | Backend of this site? | is this website react? |
    How's the homepage put together? | nice site, how did he do it | WHERE IS THIS SITE HOSTED? |
    Is it a static site | tell me about the making of this web page | which technology for this site he used? |
    Squarespace or handmade? | does this site have a server? | What's this page written in? |
    How was this site made? | what is this website built with | who built this page and with what |
    Is this a WordPress site? | which framework is this page | did he use a template |
    What's the tech behind this website? | site made with? | nice page, what's under the hood |
    I'd like something like this for my own portfolio, so how is the site put together? | this web is made in what |
    Where is this page hosted | is the website static or is there a server behind it |
    what's this portfolio coded in | It loads awfully fast. What did he use to make this site? |
    squarespace or hand made? | how does this page work technically |
    my students are meant to guess how a website was built, so what's the solution for this one |
    the stack of this site please | Did Omar code this homepage himself? | is it next.js or what, this site |
    Which tools went into the page I'm looking at? | webiste built how | what technology runs this homepage
  `),
  'owl-made/what': toPhrases(`
    how were you made | What are you built with | What tech is behind you? | how are you programmed |
    What are you made of | which tools were used to make the owl? | who drew the owl, and how |
    how does one build an owl like you? | What's inside you | what software are you made from? |
    Your tech stack, owl? | how did you come into being, technically | are you vectors or video |
    how is the animation of the owl done | what's your code written in | what makes you tick |
    how have they built you | is the owl 3d | You look great, how were you done | what libraries are you using |
    Your ingredients please | what technologies went into the talking owl? | How were you made? |
    what are you built with | how do you work | What technology is behind you? | how did he build the owl |
    what are you made of | which tools did it take to build you |
    You're quite something for a bird. What's inside you? | is the owl an svg | how did they draw you |
    what is ASAD made with | How does a talking owl get onto a webpage, technically? |
    with which technology you was made | the tech stack of the owl |
    i want to have a talking animal on my site too, what would i need to make one like you |
    were you drawn by hand or by a computer | what makes you tick | Are you running on Vapi or something else? |
    you, the bird, made how | tell me about your own construction |
    My kid asks how an owl like you gets built, can you explain it? | what code are you written in |
    your ingredients, please | How did Omar put you together?
  `),
  'your-voice/what': toPhrases(`
    why do you sound like that? | Whose voice is that | IS THAT A REAL VOICE? | your voice is funny |
    what voice are you using? | Is your voice synthetic? | who recorded your voice | YOU'VE GOT AN ACCENT |
    can you change your voice? | nice voice, where's it from. | Is that text to speech? | Which tts is that? |
    do you have a female voice | why do you talk so strangely? | Where did you get that voice |
    You sound like a robot | is your voice generated live | Could you speak in another voice? |
    what's with the accent? | who lends you the voice? | the voice, how was it made | You speak a bit odd, why |
    Whose voice is that? | why do you sound like that | is your voice real | Nice voice, where did you get it? |
    who speaks for you | what accent is that | is that text to speech | Did Omar record your voice himself? |
    You have such an odd way of talking. Where does the voice come from? | how is your voice made | your voice? |
    are you using elevenlabs for the voice | You sound a bit hollow, is that on purpose | what's with the accent |
    can you speak in another voice | is this voice from computer or from actor |
    My husband says it's an actor and I say it's synthetic. Which of us is right about your voice? | you sound funny |
    Who lent you that voice | where are you from with that accent |
    i like how you talk, is that generated while we speak or made before | tell me about your vioce |
    Is it a man's or a woman's voice you've got there, and whose? | how come an owl sounds so round
  `),
  'help/what': toPhrases(`
    what is on this page | first tell me what is on this page | what can i ask here |
    What can i ask you | help | what can you do? | what do you know? | What are my options? | how can you help me? |
    Give me some example questions | what should i ask | what topics do you cover | i don't know what to ask |
    what are you able to tell me | HOW DOES THIS WORK, WHAT DO I SAY? | what can you tell me about |
    any suggestions what to ask | Where do I start | menu please | what kind of questions do you answer? | I'm lost |
    instructions? | how do i use you? | what would you recommend i ask | Which things can i find out from you? |
    options | What else can i ask? | ok and now? what am i supposed to say. | What information you have? |
    what's there to talk about | could you tell me what you're capable of | tell me what you know |
    what do other people ask you | so what do you know then | What can I ask you? | help | what can you do |
    What do you know? | give me some ideas what to ask | how can you help me | what can you tell me |
    I don't know what to ask |
    Right, I've got you on the line, but I'm not sure what you're good for. What are the topics? |
    what questions do you answer | which things i can ask | options? | menu please | Show me what you can talk about |
    what sort of thing do people usually ask here |
    My teacher said to try this owl and I have no clue where to start. | how does this work, do i just ask you stuff |
    what are you able to answer | Suggest a question. | what else can you tell | i'm a bit lost here |
    could you list the subjects you know about, so that I don't ask in vain | instructions? | hepl me, what do i say
  `),
  'sample/what': toPhrases(`
    are the figures made up | are those companies even real | is any of this real | has that ever happened for real | did you make these numbers up | are these real customers | sounds invented, is it |
    is this real? | is Omar a real person | Are these companies real | Lorem & Sons sounds made up |
    are the numbers true? | Is this a demo? | is this just a template site with fake data? | Does Omar Linden exist? |
    is placeholder labs an actual company | are those figures invented? | is all that fictional |
    Example Freight, is that a joke name. | dummy content? | these names are obviously fake | is that sample data? |
    So is this guy for real or made up | did any of this really happen? | is the portfolio real or an example |
    why do the employers have such weird names? | Can i verify those companies | you made him up, didn't you |
    is it fake? | Is Omar a real person? | are these companies real | Does Acme Outreach exist? | is this a demo |
    is all of this made up | are the numbers real | fake? | Lorem & Sons sounds like placeholder text, is it? |
    I googled Example Freight and there's nothing. Are those employers invented? | does this omar exist in real life |
    it's a template, isn't it | Is this website serious or an example | these are true facts or only example? |
    are the figures genuine | placeholder labs, acme, lorem ipsum... come on, who are you kidding |
    Is that just sample data I'm looking at? |
    i'm a journalist, so i have to ask: does any of this hold up, or is the man fictional | is omar linden made up |
    A sceptical question: have you simply invented those jobs? | real or dummy content |
    the phone number nobody has, the companies nobody knows, is it all a mock-up |
    Is this somebody's actual portfolio or a showcase? | are you making these firms up |
    can i believe the employers listed here are real bussinesses
  `),
  'hello/what': toPhrases(`
    hello | Hi | Hey there | good morning | Good evening | hi owl | Hello, anybody there? | hey | Howdy | hiya |
    good day to you | greetings | hello ASAD | yo | How are you | hey how's it going. | Hello hello | are you awake? |
    evening, owl | What's up? | G'day | nice to meet you | Hello | hi | hey there | Good morning! | good evening |
    yo | Hello, is anybody there? | hi owl | Hey ASAD, how are you? | how's it going | are you awake | hiya |
    good afternoon to you | Hello hello | what's up | Greetings, wise bird. | hallo there, nice to meet you |
    Anyone home? | hey, just popping in | helo | Hi, I've just found this page and thought I'd say hello |
    evening, little one | howdy | well hello, you're cute
  `),
  'thanks/what': toPhrases(`
    thanks | Thank you | Thanks a lot | cheers mate | much appreciated | thank you very much | that was helpful |
    great, thank you | thx | ta | You're very kind | That helps, thanks | many thanks | Thank you owl |
    Well done, thanks | you've been a great help | perfect thanks | that's very kind of you | I appreciate it |
    Thanks for the info | nice one, thank you | bless you, dear, thank you
  `),
  'ending/what': toPhrases(`
    the call can end | we may end this call | this can end now | let us finish this call | can this call be over |
    how do i hang up | how do i end this | where is the button to leave |
    Bye | goodbye | how do i hang up | end the call | Stop | I have to go | how do I end this? | that's all, bye |
    See you | hang up | I'm done | let's stop here | talk to you later. | good night | where's the red button |
    close the call plese | i think that's everything, goodbye. | terminate | So long | finish call |
    that was it from me | quit
  `),
  'unwritten-age/what': toPhrases(`
    how old is he | what's his age | When was he born? | is he in his thirties? | how old is Omar | Birthday? |
    what year is he from? | is he young? | how many years has he got on this earth | old or young guy? |
    when's his birthday | Age | Is he over forty | date of birth please | What generation is he, gen z? |
    He looks twelve, how old is he really | Has he turned thirty yet | how old might the gentleman be |
    is he older than me? | his birth year | What age he has? | could he be a pensioner |
    are you allowed to tell me his age | How old is he? | omar's age | when was he born | Is he over thirty? |
    what's his date of birth | young guy or an older gentleman? | how many years he has, like age |
    is he a millennial | He looks like he could be my grandson from the way he writes. What's his age? |
    when's omar's birthday | our insurance form asks for the contractor's year of birth, do you have it |
    whats his aeg
  `),
  'unwritten-education/what': toPhrases(`
    where did he study | does he have a degree | What did he study | Which university did he go to? | education? |
    Is he self-taught | did he do a bootcamp | has he got a bacelor | computer science degree? |
    did he finish school | What's his educational background | is he a college dropout? | Which school |
    how did he learn to code | did he go to uni | Academic qualifications pls | does he have a phd or something |
    Where was he educated | his studies, what were they | what he studied at the university | Any formal training |
    who taught him programming | Where did he study? | does he have a degree | which university |
    What's his education? | did he go to college | is he self-taught or did he study computer science |
    bachelor or master? | We're only allowed to shortlist people with a diploma, so what's his? |
    what school he went | academic background please |
    i'm picking a university right now and wondered which one he was at |
    did he do one of those bootcamps or a proper degree
  `),
  'unwritten-favourite-tool/what': toPhrases(`
    which of all these is his favourite | which tool does he like best | what does he like most of those | has he got a favourite among them |
    what's his favourite tool? | which tool does he use most | What does he like better, react or vue? |
    Favorite technology? | Which of the tools is his darling | his go-to tool |
    if he could keep only one tool, which | what tool does he prefer? | which framework does he love most |
    does he have a pet technology? | what's he fastest in | which one of the seven is used the most? |
    preferred tool please | what does he reach for first | which is his strongest tech | best tool in his opinion |
    His number one tool? | which tool can he not live without? | what does he enjoy coding with the most? |
    top technology of his | which one he likes best of the tools | laravel or mern, where's his heart. |
    What's his favourite tool? | which tool does he use most | favorite technology |
    does he like React more than Vue | What's his go-to tool? | of the seven tools which is his darling |
    which tool he prefers | I'm a Laravel person through and through. Which one does he love best? |
    If he could keep only one of his tools, which would that be | what does he reach for first |
    top tool in daily use? | is there a framework he has a soft spot for
  `),
  'unwritten-certificates/what': toPhrases(`
    does he have any certificates | Is he certified? | Any awards? | Aws certification? | has he won a prize |
    what certifications does he hold? | certificates | Did he get any distinctions? | is he a scum master |
    has he passed official exams? | any badges or diplomas | hackathon wins? |
    did he ever receive an award for his work | microsoft certified, is he |
    our HR wants certificates, has he got some | Any honours to his name? | is there some accreditation |
    has he been recognised in any way, prizes or so | iso anything? | he must have some certificate, no? |
    WHICH CERTIFICATE HE HAS | trophy cabinet? | Does he have any certificates? | certifications | has he won awards |
    Is he AWS certified? | any official qualifications like scrum master | did he ever win a prize |
    is he iso or google certified, something with a stamp |
    The tender demands certified staff, so which papers can he show? | he has certificate of something? |
    hackathon wins, honours, medals? | what certs does he hold |
    I've hung all my little diplomas in the hallway. Has he got any awards to hang up?
  `),
  'unwritten-family/what': toPhrases(`
    Is he married | does he have kids | does he have a girlfriend? | family? | is he single? | does he have a wife? |
    Any children | Has he got a dog | what about his private life | who does he live with? | is he gay? |
    does he have brothers or sisters | What's his wife's name | What do his parents do | is he in a relationship |
    did he start a family? | is he a dad? | personal life? | Any pets | is he engaged | is he having family |
    where does his family come from | Is he married? | does he have kids | has he got a girlfriend |
    Tell me about his family. | is omar single | any brothers or sisters | wife? | he has childrens? |
    Somebody that tidy must be a family man, or does he live alone? | what do his parents do |
    does he have a dog or a cat at home | is he gay or straight, just curious
  `),
  'unwritten-hobbies/what': toPhrases(`
    what are his hobbies? | what does he do in his free time? | Does he play football? | hobbies? | is he into muisc |
    what does he do on weekends | does he surf | what does he like besides coding | His interests outside work. |
    does he play an instrument | What does he read? | Is he a gamer | How does he relax? | what are his pastimes? |
    what's he do for fun | any sports? | Does he like cooking | After work, what does he do | does he travel a lot |
    favourite band of his? | what he like to do when not working | leisure activities pls | What are his hobbies? |
    what does he do in his free time | does he play any sports | hobbies | What does he do on weekends? |
    does he surf, living by the sea | is he into video games or music |
    what does he do for fun when the laptop is closed | he likes football? |
    I always end my portraits with a pastime, so what's his? | which books does he read |
    after work, what is he up to
  `),
  'unwritten-reply-time/what': toPhrases(`
    how fast does he reply? | how long until he answers my email | When will i hear back | Response time? |
    does he answer quickly | if i write today, when do i get an answer | how soon does he write back? |
    does he reply on weekends | Is he quick with emails? | How many hours till he responds |
    will he get back to me at all | I wrote him yesterday, when does he answer | reply time | Does he ghost people |
    how responsive is he by mail? | Within a day? | How long do i wait for his reply |
    By when should i expect a reply from him. | he hasn't answered my mail yet, is that normal |
    does he check his inbox often? | Turnaround on emails? | when he will answer to my mail |
    How fast does he reply? | when will he answer my email | how long until I hear back |
    does he answer mails quickly | response time? |
    I wrote to him yesterday and there's nothing yet. Is that normal? | will he get back to me today if i mail now |
    how many days he needs for answer an email | is he quick with his inbox |
    Usual waiting time for an answer by email | does he write back on weekends too |
    My deadline is tonight, so if I send him three questions, how soon does he tend to respond?
  `),
  'unwritten-references/what': toPhrases(`
    can i see references? | any testimonials | What do his clients say? | References? | do you have reviews? |
    Can i talk to a former client? | is there someone who can vouch for him | Recommendation letters? |
    any customer feedback | are his clients happy? | Who recommends him? |
    what do people say about working with him? | can you give me a reference contact | ratings? |
    quotes from customers please | did anyone write a recommendation | I'd want to hear from a previous customer |
    has he got good reviews | what would his last client say about him? | five stars or what |
    who can confirm that he's good | reference of old client have you | Does he have references? | testimonials |
    what do his clients say about him | can I speak with a former client | any reviews? | who can vouch for him |
    Are there letters of recommendation? | what did his old employers think of him |
    you have opinions from customers? | how many stars does he have on the review sites |
    I never hire without ringing up one past customer. Have you got a name for me? |
    are there any happy customers one could quote
  `),
  'unwritten-phone/what': toPhrases(`
    what's his phone number | CAN I CALL HIM? | Telephone number? | give me his number | is he on whatsapp |
    does he have a mobile? | can i text him? | how do i phone him | what number do i dial | His cell please | phone |
    does he take phone calls? | i prefer the telephone, what's the number | Can i ring him up | telegram or signal? |
    is there a landline | do you have a number i can reach him at? | Could i get his digits |
    what's the dialling code and number? | sms him possible? | number of telephone please |
    i haven't got email, is there a phone number. | What's his phone number? | can i call him | phone number please |
    does he have whatsapp | Give me his mobile. | is there a number I can ring | telephone? |
    which number i must dial to reach omar | I'm not good with mail and such, so what number do I ring to get him? |
    can I text him | his cell | is he on signal or telegram with his number
  `),
  'unwritten-street/what': toPhrases(`
    what's his address | what street does he live on? | postal address? | Where's his office |
    can i send him a letter | What's his house nubmer? | zip code? | does he have an office? |
    I want to send a parcel | where exactly in lisbon | which neighbourhood does he live in |
    mailing address, the paper one | can i drop by | where can i visit him | street and number please | postcode |
    his home address | is there a business address | where do i send the contract by post? |
    which district of the city? | What is exact address of him | could i pop round to his place |
    What's his street address? | where is his office | postal address | Which street does he live on? |
    where can i send a parcel | his house number | does he have an office i can visit |
    I'd like to post him a proper letter with a stamp. What do I write on the envelope? |
    which neighbourhood of lisbon | mailing adress for an invoice, with zip code | where exactly is his door |
    We need the contractor's full postal details for the order form, what are they?
  `),
  'unwritten-photo/what': toPhrases(`
    What does he look like | Is there a photo of him? | Show me a picture of Omar | photo? | can i see his face |
    does he have a beard | why is there no picture | Got a headshot | is he handsome | what colour is his hair? |
    a portrait of him? | is that owl what he looks like? | show me his face | how tall is he |
    profile picture please | i'd love to see who's behind this, any picture. |
    do you have an image of the developer? | does he wear glasses | pic? |
    What do i look for when i meet him, how does he look | where is photo of him? | selfie pls |
    What does he look like? | is there a photo of him | picture please | Can I see his face? | does he have a beard |
    show me a photo of omar | why is there no picture of him on this page | he is tall? blond? | headshot? |
    I'd need a portrait of him for the article, where can I download one? | is he good looking |
    we're meeting at a trade fair and I wouldn't know how to recognise him, what's he look like
  `),
  'unwritten-languages/what': toPhrases(`
    what languages does he speak | does he speak german? | Does Omar speak Portuguese? |
    which human languages does he know? | is his english good | can he do spanish | is he bilingual? |
    What's his mother tongue | Native language? | could we have meetings with him in french |
    HOW MANY LANGUAGES CAN HE SPEAK, NOT PROGRAMMING | does he understand arabic? | is he fluent in english |
    What other languages besides english? | Can i talk to him in italian | speaks he german |
    Our team speaks dutch, would he understand us | Spoken languages pls | which language should i write him in |
    is english his first language? | does he parle francais? | foreign languages? | Which languages does he speak? |
    does omar speak german | can he speak portuguese | how many languages does he speak, I mean human ones |
    Does he speak anything but English? | what's his mother tongue | is he fluent in spanish | he understand french? |
    spoken languages of the developer | My team talks Italian in meetings, would he be able to follow? |
    does the man know arabic, with that first name | could I write him in Dutch or would he not understand it
  `),
  'unwritten-code-host/what': toPhrases(`
    Does he have a github | github? | can i see his code? | Link to his repo | where's his source code |
    is any of it open source? | what's his github username | is he on gitlab? | can i look at some code samples |
    are the projects on github | does he contribute to open source | show me the code | bitbucket or github |
    where can I read his code | Public repositories? | his git profile please | i'd like to inspect his commits |
    stack overflow profile? | code portfolio link | is the source public | how many stars has he on github? |
    Where is his repository | Does he have a GitHub? | github link | where's his code | is his code open source |
    Can I look at his repositories? | what is his github username | gitlab or github? |
    where i can see source code of him | We never hire without reading some code first. Is there a public repo? |
    has he contributed to any open source projects | how many stars has he got on github | got hub account of omar
  `),
  'unwritten-blog/what': toPhrases(`
    does he have a blog? | does he write articles | Has he given any talks? | blog? | Where can i read his posts |
    is he a conference speaker | newsletter? | does he publish anything | Any podcasts with him? |
    has he written a book | Medium articles? | can i watch a talk of his | did he ever speak at a meetup? |
    His writings, where | does he do tutorials or videos | has he been in the press? | Any publications? |
    interviews with him somewhere | is there something to read by him? | webinar of his? | he write blog or no |
    i'm a journalist, has he published on anything | Does he have a blog? | has he given any talks | blog? |
    does he write articles | Is there a podcast with him? | did he ever speak at a conference | youtube channel? |
    where i can read texts he wrote |
    I liked how the site is written. Does he publish anything else, a newsletter perhaps? |
    has omar published anything | we're looking for speakers for our meetup in May, has he been on stage before |
    is there a recording of a lecture of his
  `),
  'unwritten-legal/what': toPhrases(`
    does he have insurance | what's his tax number? | do you sign an nda? | Vat id? | is there a contract |
    what are his terms and conditions? | who owns the rights to the code legally | is he liable for damage? |
    Is he registered as a business | legal form of his company | Liability insurance? |
    can we get a standard contract | does he sign a non disclosure agreement? | what about intellectual property |
    gmbh or sole trader | Imprint? | What's the contract like? | is there a warranty | cancellation period? |
    how about the legal side, papers and so on? | does he accept our purchasing terms | he have tax id for invoice |
    Does he have insurance? | what's his tax number | is there a standard contract | Would he sign an NDA? | vat id |
    is he registered as a company | who owns the code in the end, legally | liability insurance? |
    he makes invoice with tax or without? | My accountant wants to know if he's VAT registered. |
    what are his terms and conditions |
    Our lawyer won't let anyone start without seeing the contract first, so what does his look like?
  `),
  'unwritten-earnings/what': toPhrases(`
    what does he earn | What's his salary | How much moey does he make? | is he rich |
    What did he earn in his last job | Salary? | his income | What was his pay | how much did they pay him |
    what are his salary expectations? | how much does he make a year? | six figures? | does he make good money? |
    what's his net worth | what did he use to get paid | annual income of Omar | His wage please | Is he well off |
    what does he take home every month? | Earnings | How much he is earning? |
    does he live well from freelancing, in money terms | What does he earn? | how much money does he make |
    what was his salary | salary expectations? | Is he rich? | how much did they pay him | omar's yearly income |
    what he gains per month | I'm thinking of becoming a developer, so how much does somebody like him take home? |
    last salary | did he earn well in his jobs | our HR system needs his previous pay, can you tell me
  `),
  'unwritten-partners/what': toPhrases(`
    does he bring colleagues | does he work with other freelancers | is he part of an agency | has he got a team behind him | is there anybody with him |
    does he work alone | does he have a team? | Does he have partners? | is he part of an agency |
    who does he work with | Does he have employees? | will he subcontract? | is it just him? | does he outsource |
    who helps him? | any co-founders | has he got a designer he works with | one man show? |
    what if he gets sick, who takes over | Are there other people in his business |
    Does he collaborate with other freelancers? | Solo or team | Would he bring colleagues along |
    is there anybody else behind Omar? | his network of freelancers? | he works with other people or only himself |
    could he work together with our developers? | Does he work alone? | does he have partners |
    is there a team behind him | Does he use subcontractors? | is omar a one man show |
    would he team up with our designer | who helps him | he has employees? |
    I'm a freelance designer and always on the lookout. Does he collaborate with others? |
    who steps in when he's ill | any people he regularly works together with |
    does he outsource parts of the work to someone cheaper, or do I only get him
  `),
  'unwritten-vacation/what': toPhrases(`
    when is he on holiday | does he take vacations | When is he away? | Is he off at christmas | Holiday? |
    does he work in august? | How many weeks off does he take | will he be on vacation in summer |
    out of office dates? | is he on leave at the moment | when does he go on holiday | any planned absences |
    is he there between the years | vacation plans | does he take fridays off | is he travelling soon |
    Public holidays, does he keep them | is he away next month | what about easter, is he off? |
    we can't have him gone in july, is he on holiday then | when he makes vacation | his days off please |
    When is he on holiday? | is he on vacation | holidays? | does he work over christmas |
    When does he take his summer break? | how many weeks off does he take in a year | is omar away in august |
    when he goes in holidays | Our launch falls right into the Easter week, is he off then? | any leave planned |
    does he ever take time off for a trip |
    i hope he's not lying on some beach in july when we need him, do you know his holiday dates
  `),
  'unwritten-dream/what': toPhrases(`
    where does he see himself in five years? | what are his plans for the future | What's his dream? | Future plans? |
    does he want to start a company? | What's his goal in life? | ambitions? | what does he want to achieve next? |
    does he have a dream job | what would he like to be doing in ten years? | where's he heading | long term goals |
    his career goals pls | what's on his bucket list | Does he want to lead a team one day |
    what does the future hold for him | what he wants in future | any big ambitions? | what's next for him in life? |
    does he plan to stay freelance forever? | His vision for the coming years | what does he aspire to |
    Where does he see himself in five years? | what are his plans for the future | what's his dream | career goals? |
    Does he want to start his own company one day? | what does he still want to achieve | his dream job |
    what he wants to become | Everybody in my paper's series gets asked about their big dream, so what's Omar's? |
    will he still be doing this in ten years | what is he aiming for in the long run | ambitions
  `),
  'unwritten-beginnings/what': toPhrases(`
    What did he do before his first job? | how did he get into programming? | What did he do before 2021? |
    How did it all begin for him | When did he write his first line of code | before he was a developer, what was he |
    why did he become a developer | What got him into coding? | his life before sfotware? |
    Did he have another career before | how did he come to be a programmer | what made him choose this profession? |
    Prior to his first job, anything | was he something else before | how did he start out as a kid, computers? |
    His first steps in programming | What came before the web development | his early days |
    Internships before the first job? | Did he change careers? | what he was doing before work | his origin story |
    How did he get into programming? | what did he do before his first job | how did it all start for him |
    When did he write his first line of code? | why did he become a developer | who got him into coding |
    was he a nerdy kid with a computer | his childhood? | how he came to computers |
    I'm sixteen and just starting to code, how did he start? |
    did he do something completely different before tech, like waiting tables | where did he grow up
  `),
  'unwritten-failures/what': toPhrases(`
    name me something that failed | what went wrong in his career | tell me about a project that flopped | what did he mess up | biggest mistake he ever made |
    Has he ever failed | what's his biggest failure | Tell me about a project that went wrong. | Failures? |
    what was his worst project? | Did something ever blow up | what mistaeks did he make | biggest mistake |
    Has a client ever been unhappy? | did he ever miss a deadline | which project flopped | What does he regret |
    any disasters? | Tell me about a time he messed up | has he ever dropped a production database? |
    WORST DAY AT WORK. | did any project of his get cancelled | I'd like to hear of a flop |
    was there one that didn't work out | his greatest screw-up | What project failed by him | When did he last fail |
    Has he ever failed? | what was his biggest mistake | any failed projects | did something ever go badly wrong |
    Tell me about a project that went south. | biggest flop? | has he ever lost a client |
    which project of him was a disaster |
    Only winners on this page, I see. Which one of his projects crashed and burned? |
    did he ever take down production | what does he regret in his career |
    in our interviews we ask for one failure and what came of it, so what would that be in his case
  `),
  'unwritten-now/what': toPhrases(`
    what time is it? | What day is it today? | What's the date? | time? | what year is it | is it morning there? |
    do you know what time it is | what time is it in lisbon | today's date please | WHICH MONTH DO WE HAVE? |
    is it late? | Tell me the time | what's the clock say | DAY OF THE WEEK? | have you got the time, dear |
    is it weekend? | what time is it at his place now? | current date | how late is it | Is today monday |
    got the time? | What hour is it | What time is it? | what day is it today | what's the date |
    do you know what time it is in lisbon right now | Which year do we have? | time please | is it monday already |
    tell me the hour | My watch has stopped, could you tell me how late it is? | what month is it |
    is it night where you are, on the clock I mean | todays date pls
  `),
  'unwritten-owl/what': toPhrases(`
    are all owls this talkative | since when do you exist | how long have you been here | how old are you, owl | have you got a family | where do you sleep |
    ARE YOU HAPPY? | do you sleep | How old are you, owl? | do you have a family | Are you a boy or a girl? |
    what do you like | are you hungry | do you have friends | Can you fly? | do you dream | Are you lonely in there |
    where do you live, owl? | do you ever get tired | What's your favourite colour | do you have feelings |
    do you like being an owl? | who are your parents | Got a girlfriend, owl? | what do you do all night |
    are you a barn owl? | do you get bored of questions | hoot for me | Do you eat mice? | how old are you, owl |
    where do you sleep | Can you turn your head all the way round? | do you have a nest |
    are you a boy or a girl owl | what species of owl are you | can you fly |
    what do you do all day when nobody calls | My little boy wants to know if you have owl babies. |
    is it boring to be an owl | you like to hunt at night?
  `),
  'unwritten-visitor/what': toPhrases(`
    does he get my name as well | do you know my name | will he know it was me | do you see who i am | can he tell who called |
    do you know who i am | what's my name | Do you know me? | Who am I | where am i | do you remember me? |
    what do you know about me? | can you see me | have we talked before? | How old am I? | where do i live |
    do you know where i'm calling from | guess my name | What did i ask last time? | am i a good person |
    do you recognise my voice | my name is peter, what do you know about peter | what company am i from |
    what's my ip address | do i look nice | You know me? | what's my job | Who am I? | what do you know about me |
    do you know my name | Where am I right now? | can you see me | guess how old I am |
    do you remember me from last week | how do i look today | what's my job | you know from which country i am? |
    I told you my name a minute ago, so what is it? | what is my ip address
  `),
  'unwritten-boss/what': toPhrases(`
    who was his boss | who did he report to | WHO WAS HIS MANAGER? | Boss? | what was his supervisor called? |
    Who was in charge of him | Who led the team he was in | who hired him back then |
    did he get along with his manager | name of his former boss | Who did he work under |
    What was his superior like? | Who's his line manager | to whom was he reporting? | his manager's name please |
    was there a cto above him | who told him what to do | could you name one of his superiors | who was above him |
    Did he have a good boss? | who he was reporting in company | who managed him | Who was his boss? |
    who did he report to | what's the name of his manager there | Who was in charge of him in his jobs? |
    did he get on with his bosses | names of his former supervisors | under whom he worked |
    was the founder his direct manager | I may know the head of one of those firms. Who was above Omar? |
    line manager? | whose orders did he follow back then | was his superior a technical person or a suit
  `),
  'unwritten-leaving/what': toPhrases(`
    why did he leave | why did he quit | Was he fired? | Why does he change jobs so often | Reason for leaving? |
    why did he never stay longer | did they let him go? | why did he switch jobs every year |
    what made him leave his employers | was he laid off | is he a job hopper | Four jobs in four years, why |
    how come he never stays | did he resign or was he dismissed | why did he leave his last employer |
    what drove him away? | got sacked? | Why does he move on after a year each time | why he left the companies |
    did his contratcs run out or what | Only a year each, that's a red flag, why |
    why did he go freelance, what made him quit | Why did he leave his job? | why does he change jobs every year |
    was he fired | reason for leaving? | Did he quit or was he let go? | why did he never stay longer |
    four jobs in four years, what made him go each time | for what reason he left the companies |
    A year here, a year there, that's a red flag to me. Why did he keep walking out? | is he a job hopper |
    did they throw him out | what drove him away from his employers
  `),
  'unwritten-promotion/what': toPhrases(`
    was he ever promoted | Did he get a promotion | Did he climb the ladder? | Promotion? |
    has he moved up in a company | did he become senior anywhere? |
    was he given more responsibility over time, a higher title | any raises or promotions? | did they promote him |
    did he rise in rank | ever made team lead by promotion | has he been moved up to a better title? |
    how often was he promoted | Was there any career advancement within a firm? | did his title change during a job |
    Promoted at some point? | when did he get his first promotion | did he get a raise |
    did any employer give him a step up | was he employee of the month | Got he promotion in the company |
    did he ever go up a grade? | Was he ever promoted? | any promotions | did he move up in a company |
    promoted to senior at some point? | Has he climbed the ladder anywhere? |
    did he get a raise or a better title while he was there | he got promotion sometimes? |
    did he finish in the same rank he started in | On paper it's all the same level. Did nobody ever bump him up? |
    how often was omar promoted | was there any step up inside one of these jobs |
    internal career growth, did that happen
  `),
  'unwritten-relocation/what': toPhrases(`
    did he move house for any of those jobs | would he move here | did he have to move for it | would he relocate to our city |
    would he relocate | would he move for a job? | Is he willing to relocate? | relocation? |
    could he move to berlin | would he come and live here | does he want to move to the us? |
    would he leave lisbon for the right job | is he open to moving | Does he need a visa? |
    would he move if we paid for it | can he relocate to london? | We need someone in town, would he shift here. |
    has he thought of moving abroad | Does he have a work permit for the us | is relocating an option for him |
    Would he pack his bags for us? | WILLING TO MOVE? | would he consider settling in another country |
    he can move to our city? | does he travel to clients, would he even move |
    stay put or move for work, what's he say. | Would he relocate? | would he move to berlin for a job |
    is he willing to move | relocation? | Can he come and work in our office? | would he do two days a week on site |
    does he need a visa for the states | he wants to move in other country? |
    We're in Oslo and want our people at their desks. Any chance he'd pack up and come? |
    is he tied to lisbon or would he leave for the right offer | does he travel to clients | open to relocating?
  `),
  'unwritten-character/what': toPhrases(`
    what's he like as a person | is he nice? | What kind of person is he? | personality? | Is he funny? |
    is he an introvert? | does he have a sense of humur | what's he like to be around | is he easy to get along with |
    is he grumpy in the morning | his character | would I like him? | Describe his personality |
    is he a cat person or a dog person | what is he like privately | friendly guy? | is he shy? |
    How would his friends describe him | what's his star sign | Is he a team player as a human being |
    He is good person? | Is he arrogant | What kind of person is he? | is he nice | what's he like privately |
    is omar funny | Introvert or extrovert? | his personality | is he a morning person | how he is as a human |
    Skills aside, would I enjoy having a beer with him? | does he lose his temper easily |
    what's he like when he's not working |
    my wife says you can tell a lot from a page, but I can't, so is he a warm person?
  `),
  'absent-tool/what': toPhrases(`
    is there shopify among his tools | what about oracle | what about angular | does he do wordpress too | and python | does he know kubernetes | is flutter among them | what about zapier |
    does he know angular | cypress or playwright, has he got that | can he work with kubernetes? | Has he used aws |
    svelte? | any experience with django | does he know terraform? | what about ansible | can he do flutter |
    is he familiar with wordpress? | graphql, does he use that | does he use next.js? | How's his webpack? |
    has he ever touched elasticsearch | we run everything on azure, does he know it | salesforce? |
    Does he work with shopify | is ruby on rails something he can do | jenkins experience | Does he know zapier |
    he knows spring boot? | what about figma, can he use it?
  `),
  'act-acknowledge/what': toPhrases(`
    ok | Okay | alright | i see | got it | good | fine | understood | uh huh | makes sense | interesting | Cool |
    Nice | That's good to know. | Right | Sure | hmm ok | Fair enough | wow | great stuff | gotcha | Sounds good
  `),
  'act-maker/what': toPhrases(`
    who made you | who built you? | Who's your creator? | who programmed you | Did Omar make you? |
    who is your father, so to say | who drew you | Who invented you? | Whose idea were you | who do you belong to |
    who designed you? | which company made you? | your maker? | by whom were you made. |
    are you bought or did he make you himself? | who coded this owl | WHO'S BEHIND YOU | who created this assistant? |
    who brought you to life | who you was made by? | Did he build you himself | who do i have to thank for you |
    Who made you? | who built you | who is your creator | Did Omar make you? | who programmed you |
    which company are you from | your maker? | who's behind you |
    I've never met such a polite bird. Whose idea were you? | who has created you | are you made by google |
    Who's your daddy? | who invented this owl | did omar buy you somewhere or build you himself |
    who do I congratulate for making you | Someone must have put a lot of evenings into you, who was it? |
    who wrote you | is OpenAI your maker | By whom were you developed? |
    are you his own work or did somebody else make you for him | who brought you into this world | made by who |
    i bet some agency did you, right? or was it your owner | who desinged you
  `),
  'act-frustration/what': toPhrases(`
    you don't understand me | that's not what i asked. | No, that's wrong | You're useless | Stupid bird |
    this isn't working | you already said that. | what are you talking about | i give up | are you deaf |
    wrong answer | that makes no sense. | You keep repeating yourself | argh | this is annoying |
    that doesn't answer my question. | listen to me | Oh for heaven's sake | what a dumb bot? | you're not helping |
    nonsense | you no understand | You don't understand me. | this is useless | that's not what I asked |
    you're not listening | Wrong answer! | are you deaf | stupid bird | No, no, no. |
    I've asked you the same thing three times now and you keep telling me something else. | that makes no sense |
    you not understand nothing | What a waste of time | this isn't helping me at all | you already said that |
    For heaven's sake, just answer the question! | ugh | i give up with you | Are you even listening to what I say? |
    terrible bot | my toaster has better conversations than this | do you understand anything at all |
    it's like talking to a wall, honestly | You keep misunderstanding, I said something completely different |
    your realy bad at this
  `),
  'act-human/what': toPhrases(`
    could i speak with a human please | can i talk to a real person instead | get me a person | i would like a human on the line | fine, i want to talk to him about it | put the man himself on | can he come to the phone |
    can i speak to a human? | i want to talk to a real person | put me through to omar | connect me with someone |
    Human please | is Omar there? | Let me talk to him directly | get me your boss | transfer me |
    i don't want to talk to a bot | Can Omar come on the line | agent | operator | could you pass me on to a person? |
    Is there anybody real i can speak to? | give me Omar | fetch him please | i'd rather speak to a living soul |
    Switch me to a human. | may i talk to the man himself | can i talk with real human | Hand me over to a person |
    Let me talk to him | can I speak with omar | put me through to a human | I want a real person | is omar there |
    get me your boss | No offence, but I'd rather speak to the man himself. | connect me with him please |
    human please | i want to speak with person not with bird | could you fetch him for a second | Transfer me. |
    can he come to the phone | I don't discuss money with owls, so would you hand me over to Omar | operator |
    give me someone who can actually decide something | May I have a word with Mr Linden in person? |
    is there anybody human I could talk to instead of you | pass the phone to him |
    We've got an outage right now, I need Omar himself on the line, not a recording. |
    stop, I want the developer, live | hand me to an agent | enough of the owl, let's hear the owner |
    can i talck to a real human being
  `),
  'act-callback/what': toPhrases(`
    can you text me when he is free | could he ring me | let him call me tomorrow | have him phone me please | can somebody get back to me |
    can you call me back? | ask omar to call me | Could he ring me tomorow? | take a message for him |
    My number is 555 1234 | tell Omar I called | Can i leave a message | have him phone me | pass on a message. |
    please let him know i'm interested | call me back | Can you give him my number | Note down my email. |
    can he get back to me by phone | leave him a note from me | Tell him to contact me |
    would you write down my name and number for him | I'd like a callback | can you forward something to Omar? |
    he should call me tonight | Please he call me back | remind him to phone me. | Can he call me back? |
    call me back | please have omar ring me | Take down my number. | can you leave him a message |
    tell omar I called | ask him to phone me tomorrow | give me a ring later |
    I'm in a meeting until four, so could somebody call me after that? | callback? | he can call to me in evening? |
    Would you pass something on to him for me | my number is 0171 555 234, write that down |
    let him know that Sandra from the bakery was here | I'd like to leave a message for him, do you take those? |
    can you ring my office when he's back | have him get back to me by phone |
    I don't do emails at my age. Couldn't he just telephone me? | could you note my phone number |
    i'll give you my mobile and he calls me when he has time, deal? | request a call back |
    Tell him it's urgent and he should phone me | can you forward this to omar | pls call me bakc
  `),
  'act-language/what': toPhrases(`
    can you do spanish | do you do german | does this work in french | could we switch to italian | parlez vous anglais | wann hat er zeit | wie teuer ist das | habla usted espanol |
    do you speak german? | Sprechen sie deutsch | hablas español | Parlez-vous français? | Can we talk in portuguese |
    can you speak another language? | switch to italian please | What languages do you speak, owl? | fala português? |
    I don't speak english well, other language possible? | can you answer in spanish? | Auf deutsch bitte |
    do you understand dutch | en français s'il vous plaît | is there a german version | could you say that in polish |
    only english? | Puedes hablar en español | speak chinese | my english is bad, you speak turkish? |
    Change language | parla italiano | Do you speak German? | can you speak spanish | other languages? |
    Can we do this in French? | which languages do you speak | sprichst du deutsch | parlez-vous français ? |
    hablas español | My English isn't good, sorry. Could you talk in Italian with me? | switch to portuguese please |
    do you understand arabic | Is there a Dutch version of you | you can talk russian with me? |
    are you english only | how many languages can you talk in, owl | change language |
    My mother is sitting next to me and she only has Turkish, so can you answer in Turkish? | say it in Polish |
    Could you translate what you just said into German | fala português? |
    would you understand me if i asked in japanese |
    I'd feel easier in my own language, what have you got besides English? | parla italiano | do you speek hindi
  `),
  'act-spelling/what': toPhrases(`
    can you spell the email address? | how do you spell his name? | Spell that please | spell the address |
    how is linden written? | letter by letter please | is it linden with an e or an i |
    could you spell it out for me | how do I write his email, with a dot? | what's the spelling of omarlinden |
    sorry, how do you write that name | spell his surname | one letter at a time, the mail address |
    I'm writing it down, can you dictate the address | what comes after the at sign | how's the address spelled |
    Read the email out slowly | dot com or dot pt. | is that one word, omarlinden? | Spelling? |
    Repeat the address letter for letter. | how to write linden? | Can you spell that? | spell the email address |
    how do you spell it | letter by letter please | Spell out the address for me | how is omarlinden written |
    Is that one word or two, in the address? |
    I'm on the phone and can't see the card, so read me the address out loud. | slowly, I'm writing the address down |
    spelling? | Linden with an I or an E | is there a dot or a dash in his email address |
    how it is spelled the mail | what comes after the at sign |
    Hang on, I need a pen. Right, now dictate the address to me. | could you read that email character by character |
    i didn't get the part before the at, how's that spelled | O M A R and then? spell the rest |
    My mail came back, I must have got a letter wrong. How exactly is the address spelled? |
    Would you say the address one letter at a time? | does the address end in dot com | spell his name in the email |
    can you say the mail adress again but slower | is it linden with one n or with two, for the mail
  `),
  'all-project/what': toPhrases(`
    which projects has he built | What's in the portfolio? | list his projects please | show me his work |
    what has omar made so far | I'd like an overview of all the things he built | can you name the projects? |
    stuff he's made? | what are the works on this page | Run through everything he's created for me |
    what have you got to show | Could you tell me which things omar has built? | his portfolio in short |
    what sort of projects has he been doing? | Which apps did he create? | i'd love to see some examples of his work |
    what projects | What products are his? | What is there to look at on this site, project wise? |
    enumerate the works | what did you make | So which things has he actually shipped? |
    i'd like the list of projcets | show me what he's done | what's there to see in his portfolio |
    name me his works one after the other | Could I get a quick tour of the projects? | what has this guy built? |
    projects? | my wife wants to know what all he's made | what are these works | which works are there |
    what works does he have | show me his work | show me the works | which works does he have |
    which projects does he have | show me the projects | list the projects | walk me through his projects | projects |
    name all projects | what are his projects | name the projects | his projects please | all projects |
    which projects are there | tell me his projects | go through the projects | run me through the projects |
    What projects has he done? | show me his projects | projects | What has he built? | list all the projects |
    what's in the portfolio | tell me about his work | which things did omar make |
    I only have a minute, so run me through everything he has built. | what all is on the home page |
    examples of his work please | what he has created | Can I see some work samples? | portfolio? |
    what projects are there to choose from | My boss says don't hire without seeing work. What can you show of his? |
    name the projects | give me an overview of his projects | Anything he made that I could look at |
    Heron, Rehearsal, I lose track, what are all these projects? | which projects has this guy got |
    so what did he make so far | his projets |
    i'm reading the page aloud to my friend and we got stuck at the projects, can you sum them up
  `),
  'all-project/count': toPhrases(`
    What's the number of projects he has? | is it just a handful of projects or dozens |
    how many things has he built? | so how many works did he put up here? |
    I'd like to know how many products he made | are there more than three projects |
    how many works are on show here | Did he make a lot of things? | so in total he's built how many |
    hwo many apps has he got | i see some cards of projects, how many in all |
    Is that all, or how many projects are there? | how many pieces does the portfolio contain |
    how many are there, projects i mean | What's the total of his works? | Has he got more than one project? |
    tell me how many things stand in the portfolio | How many products has this man made |
    is it a lot of projects or few? | in all, how many things did omar build |
    four projects or five, how many was it
  `),
  'all-project/first': toPhrases(`
    what was the very first thing he made | with which project did it all begin | Do you know is earliest work? |
    Which of the four came first? | what project did he start out with | the first one he ever built, which was that |
    which is the oldest in the portfolio? | where did he start, i mean which project? |
    What's the oldest thing on this page? | before all the others, which one did he make |
    Out of all the projects, which one opened the series? | which of those works was made first |
    chronologically, what project is at the beginning | What did he cut his teeth on, project wise? |
    what did he begin with as a project | Which project is the oldest one? |
    what thing did he build before anything else? | his first ever product, what was it |
    Was it Heron or ASAD that came first | tell me about teh earliest thing he made
  `),
  'all-project/last': toPhrases(`
    what has he been building lately | The freshest project in the portfolio, please |
    which one of the projects came last? | what's the newest thing he put up here |
    Has he made something new recently, which one? | what did he make most recently |
    Which of the works is freshest? | What's the latest addition to the portfolio? |
    of the four projects, which did he finish last | any recent project, what is it |
    What's hot off the press from omar? | what was the last one he made? | what's he done lately, project wise |
    show me the most recent of his works | the last of the projects, which one is that |
    What has he finished just now | which project is the newest one in there | is there a brand new project? |
    what was his final piece of work on the list | i'm only interested in recent stuff, which project is the latest
  `),
  'all-experience/what': toPhrases(`
    tell me about his career | Where has he worked? | what jobs has he had | work history please |
    give me a rundown of his cv | which companies did he work for | Could you walk me through his career so far? |
    professional background? | what's his employment record look like | past employers | wear has he been employed |
    What does his resume look like? | tell me about his professional life | who has he worked for in the past |
    jobs? | how has his career gone so far | I'm a recruiter, could you summarise his experience |
    what companies are on his cv | Who were his employers? | his job history in short please |
    What did he do professionally up to now? | Give me his career in a nutshell | places he worked |
    what's his background, which jobs? | for whom has he worked over the years | Could you read me his cv? |
    experience? | what has been his path so far | Which employers can he show? |
    I'd like to hear the list of his jobs | list his jobs | list his jobs please | read me the companies |
    which companies did he work for | which jobs does he have | show me the jobs | list the jobs |
    walk me through his jobs | jobs | name all jobs | what are his jobs | name the jobs | his jobs please | all jobs |
    which jobs are there | tell me his jobs | go through the jobs | run me through the jobs | show me the jobs |
    the jobs | Where has he worked? | work experience | what jobs has he had | List his employers. |
    tell me about his career | his cv please | which companies did he work for | employment history |
    Take me through his résumé, would you? | jobs? | what has he done before, workwise |
    in which companies he worked | I'd like a summary of his positions for the candidate file, in order if possible. |
    career path | what's his professional history | Who has employed him so far |
    how did his career go, from job to job | past employers | all the places he has been at, please |
    So Lorem & Sons, then what? Give me the whole run of jobs. | whats his work history |
    My daughter wants to become a developer and asks what stations such a career has, what were his? | previous jobs |
    what does his job record look like
  `),
  'all-experience/count': toPhrases(`
    how many jobs has he had | how many jobs has the man had in four years | how many employers so far | how many companies has he been through |
    how many jobs has he had? | At hwo many companies has he worked? |
    does he hop jobs a lot, i mean how many were there | How many positions are on his cv? |
    Count his jobs for me please | how many firms did omar work at | is it more than five employers? |
    how often did he switch jobs | how many stations does his career have | In how many places has he been employed? |
    so that makes how many jobs in all | how many bosses has he been through, as in companies |
    Has he had loads of jobs? | how many jobs did omar have before he went on his own |
    how often did he change employer | What's the total of positions in his resume? |
    i count three jobs, is that correct | how many employers did he have | Is he a job hopper, how many was it? |
    count of jobs on the cv | in total at how many companies was he | so how many positions didhe hold |
    Would you count his workplaces for me | has he had just one job or several, how many |
    how many entries does his work history have?
  `),
  'all-experience/longest': toPhrases(`
    Where did he stay the longest? | what was his longest stint anywhere |
    at which company did he spend the most time? | Which employer had him for the most months |
    What's the longest he ever stuck with one company? | in which position did he hold out longest |
    record for staying at one job | what's the longest he has stayed anywhere |
    which of his jobs went on the longest? | with whom did he stay longest | where was he the most time employed |
    Which company can claim the longest service from him? | Who had the pleasure of him the lomgest |
    of all his employers, which one did he stick with most | max duration at a single company |
    what job did he keep for the longest time | who did he work for the longest |
    Did he ever stay more than a year, where was the longest? | with which employer did he hang on the longest |
    where did he hold the record for staying | The job with the most months, which is it? |
    which company was his longest home? | at which of the companies was he longest
  `),
  'all-experience/shortest': toPhrases(`
    Where did he stay the least time? | at which company did he last the shortest |
    What's the briefest job on his cv? | Which employer did he leave the soonest? |
    did he ever leave somewhere after a few months, wich was the shortest | minimum time he spent with an employer |
    who had him for the least months | Which company did he leave quickest? |
    of the jobs which one took the least time | who kept him for the shortest while |
    what's the shortest he's been with a company | the job that he had for the least amount of time |
    his shortest stay with an employer, where was that | where did he spend the least months |
    which of his positions lasted least | the job he was out of soonest | At what firm was his stay the shortest |
    Which gig was over in the shortest time? | minimum tenure on his cv, where |
    what's the shortest employment he had
  `),
  'all-experience/first': toPhrases(`
    Where did he start his career? | how did he get his start, at which company |
    which company gave him his first chance | What did he do at the start of his working life? |
    where did it all begin, jobwise? | Which was the earliest of his positions? | who gave him his first job |
    Which company was number one on his cv? | what was he doing when he started out as a professional? |
    where did he earn his first money as a developer | In what company did he start |
    back at the beginning, who did he work for | what's at the bottom of his resume | where was his first jop at? |
    How did he start out in the trade? | who was his first boss, i mean which company |
    what was the first company he worked for | his beginnings as an employee, where were they |
    Which employer took him on first | Starting from the beginning, which was job number one |
    where did omar learn the ropes, his first position? | the oldest employer in his list |
    what was the first thing he did
  `),
  'all-experience/last': toPhrases(`
    Where did he work most recently? | who was his most recent employer? |
    what did he do just before going independent | the newest job on the list, please |
    Which company was he at last? | What's the latest entry in his cv | where was he employed until recently |
    what was the final job before freelancing | What's at the top of his resume? |
    Where has he been working lately, before now? | what company does he come from |
    the last company he was with, which is it | Who had him on the payroll most recently? |
    Who did he work for last? | which is the most recent company | where was he before he became independent |
    his final employer, who was that | What's the newest position in his history | the job before now, what was it |
    Which company did he leave most recently? | what did he last do as an employee | what was the last thing he did
  `),
  'all-experience/when': toPhrases(`
    Can you give me the dates of all his jobs? | from when to when was each jop |
    I need the years for every employer | what are the periods of employment | in which years did he work for whom |
    Could you go through the jobs with their dates | When was he at each company? |
    from what year to what year was he at each of the places | Could I have a chronology of his jobs? |
    What were the start and end dates of his jobs? | when did he work for all those companies |
    I need exact months for each position on the cv | when did each job begin and end |
    what years did his employments cover, one by one | Please list the jobs by date | What are the dates on his cv? |
    in what order and when did he have these jobs | could you tell me the years of each employment |
    I need start and finish of every position | when didhe change from one company to the next |
    at what times did he work at the various firms
  `),
  'all-experience/where': toPhrases(`
    Did he work in offices or from home? | in which cities were his employers | has he ever worked on site? |
    where were all those jobs located | Was he always a remote worker | Did he have to commute for any of the jobs? |
    is he used to working remotely, did he in every job | has he always worked from home |
    Were any of those jobs on site? | did all his jobs be remote | what countries were his employers in |
    in all these jobs, was he ever in an office | Does he have remote work experience from his jobs? |
    from where did he do is jobs | which of the jobs were remote and which not |
    In what places did he have his jobs? | Has he been remote the whole time? |
    did he ever share an office with colleagues in his jobs | which towns did his work take him to |
    where did he sit during all these jobs? | did every employer let him work from home |
    what about the location of his jobs | have all of the positions been home office
  `),
  'all-stack/what': toPhrases(`
    what tools does he use? | Which technologies does he work with? | tech stack? | what's in his toolbox |
    list the languages and frameworks he knows | What can he code in? | Give me his stack please |
    what are his technical skills | which software is he at home with? | what tech does oma rely on |
    what does he code with? | Which technologies are his? | languages, frameworks, the lot please |
    what's his tech stack | With what does he usually work? | What programming tools can he offer? |
    is he a react guy, a php guy, or what does he use | skills? | what are the tools of his trade |
    Could you read me the list of tools? | what's he using | What are his skills, technically? | tools? |
    with which programs does he build things | what's the technology he is trained in? |
    Tell me about his tech stack | is there a list of the tools he works with | Which frameworks can I get from him? |
    what stuff does he program with | for the tender I need his technologies | what is in his stack |
    which tools does he have | which tools does he have | show me the tools | list the tools |
    walk me through his tools | tools | name all tools | what are his tools | name the tools | his tools please |
    all tools | which tools are there | tell me his tools | go through the tools | run me through the tools | tools |
    show me the tools | the tools | What's his tech stack? | which tools does he use | tech stack | List his tools. |
    what does he work with | technologies? | all the tools please | what software does omar use |
    I'm checking him against our requirements, so could you read me the full list of his technologies? |
    which technologies he knows | what's in his toolbox | Tell me about the stack | frameworks and tools? |
    what is he skilled in, technically speaking | The section with the tool cards, what all is in there? |
    go through his tools with me | Our CTO asked what he builds with and I had nothing to say. What is it? | skills |
    what tech does he have on offer | name the seven tools | so which stack are we talking about |
    i read docker and something with vue but what else is there on his list | What's he building everything with? |
    his technical skils
  `),
  'all-stack/count': toPhrases(`
    how many tools does he use | How many technologies are in his stack? | is it a big toolbox, how many are in it |
    how many techs does he master? | how many cards of tools are on the page | Does he know more than ten tools? |
    how many technologies does he know | What's the number of tools in the stack? | how long is the list of tools |
    How many items are in his tech stack? | does he use many different tools or just a few |
    the toolbox holds how many things | How many frameworks and such does he list? |
    i heard he works with only a few tools, how many exactly | number of skills on the page |
    how many tools are there in total? | Are there many tools on his list, what number? |
    how many tecnologies can he handle | what's the count of the stack | How many tools did you say |
    with how many different tools does he work | is seven right for the number of tools? |
    has he a huge toolset or how many
  `),
  'all-stack/why': toPhrases(`
    What's the idea behind his choice of tools? | how did he come to pick those technologies |
    What do the tools have in common, why them? | by what criteria does he choose his tools |
    what is the stack good for | is there a philosophy to his tool selection? | Why these tools and no others? |
    What made him put together that stack? | for what reason did he choose this tech |
    why does he work with such a mix | what's the thinking behind his tech stuck? |
    is there logic in his selection of tools | why not simply use everything, why this set |
    How does he decide what goes into the stack? | what purpose does the stack have | Why does he use those tools? |
    What's the common goal of his stack? | what's the rationale for his technologies |
    Why does he limit himself to so few technologies | what do all these tools get him |
    Is there a reason for his combination of tech? | what was he aiming at with this selection of tools |
    for what reason such a stack
  `),
  'all-stack/not': toPhrases(`
    what speaks against the tools he uses | where are his tools weak | the drawbacks of his tools | do his tools have weak sides | disadvantages of what he works with |
    which tools should one not use | What are the drawbacks of his tools? | what do the "don't use it if" notes say |
    When shouldn't I use his stack? | does he ever advise against his own tools |
    are their any downsides to these technologies | Which limits do his tools have? |
    does he warn people off some of the tools | cons of his stack in general |
    when would he tell me not to use his tools | What's bad about the technologies he uses? |
    does he say when a tool is wrong? | which of his tools would he rather not use |
    the "don't use" notes, what are they about | Are there cases where his stack is the wrong choice? |
    when are these tools no good | disadvantages of what he works with | what warnings does he give about his tools? |
    when is his stack not suitable? | What warnings come with the tools? |
    is there something he'd advise me not to use | his tools have drawbacks too, don't they |
    the cards say don't use it if, what's that | Which technologies would he tell me to avoid |
    where do the tools he works with have their weak points? | what are the cons of the tecnologies |
    is he critical of his own tools | When should I not use his tools? | what do the don't use notes say |
    which tools would he advise against | Why do the cards say don't use it if? | what are the tools bad at |
    A developer who writes 'do not use' on his own cards is new to me. What's that about? |
    when is his stack the wrong choice | Are there cases where none of his stack fits? |
    the warnings on the tool cards | when one should not use them |
    I only ever hear what tools are good for, so when are his no good? |
    does he tell you when a tool is wrong for you | Where would you keep your hands off those tools |
    anything against the stuff he works with | every tool has a dark side, where's that mentioned for his |
    Which of his tools should we stay away from, and in what case? |
    what's up with the little notes about not using something | would he talk me out of his own tools
  `),
  'all-principle/what': toPhrases(`
    what are his principles | What does he stand for? | which values does he work by |
    how does he think about good work? | list the principles | what rules does he live by in his work |
    Tell me about his work ethic | what matters to him when building software | his philosophy? |
    i'd like to know what omar believes in | what are the principles he follows | Does he have any values? |
    how does he approach his work, ethically i mean | What's important to omar at work? | principles? |
    by which principles does he build software | What can I expect from him in terms of values? | his credo |
    could you read out the principles? | what ideals has he got as a developer | What principles guide him? |
    Could you tell me about his values? | how does he like to work, any rules | what are the beliefs behind his work |
    values? | What's his attitude to work? | which standards does he hold himself to |
    what does omar care about as an engineer | the principles on the page, read them to me |
    by what philosophy does he develop | which values does he work by | name his principles |
    which principles does he have | show me the principles | list the principles | walk me through his principles |
    principles | name all principles | what are his principles | name the principles | his principles please |
    all principles | which principles are there | tell me his principles | go through the principles |
    run me through the principles | anything he will not compromise on | What are his principles? | principles |
    what does he believe in | Which values does he work by? | name his principles |
    what's important to him in his work | what rules does he follow | his values? |
    We hire for values first and skills second. What are his? | tell me the four principles | work ethics |
    what principles he has | Does he have a philosophy? | what does he stand for |
    guiding ideas in the way he builds | I saw a row of big words like simplicity and honesty, what are all of them? |
    the whole list of principles please | by which standards does omar work | what matters to him as a developer |
    Any convictions he sticks to? | what are the things he'd never compromise on | his code of conduct, so to speak |
    Our school has four house rules on the wall. Has he got something like that? | prinicples of omar
  `),
  'all-principle/count': toPhrases(`
    how many principles does he have? | how many values does he work by | Are there three principles or more? |
    How many rules does he follow | the principles, how many are they | is it a long list of principles, how many? |
    how many things does he believe in | How many values does he list? | Is it four or five principles? |
    in how many points does he sum up his values | how many maxims does he live by? |
    so how many of these principles has he got in total | How many guiding ideas are on the page? |
    does he have lots of principles or only a couple | how many principles does he follow |
    What number of values does omar have? | tell me how many rules he works by |
    is it ten principles like the commandments | How many points are in his list of principles? |
    so the principles, that makes how many | how many core beliefs does he have?
  `),
};
