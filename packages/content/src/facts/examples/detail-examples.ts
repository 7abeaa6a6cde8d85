import { toPhrases } from '../phrases.ts';

/**
 * What is asked of one entry in the midst of a talk about it, without its name, by `subject/field`; and under `what` the
 * trouble of a visitor that it would mend.
 */
export const detailExamples: Readonly<Record<string, readonly string[]>> = {
  'project-voice-concierge/why': toPhrases(`
    Why put a talking host on a portfolio at all? | what made him build it | Isn't a plain page enough? |
    so visitors are too impatient to read | What problem does this solve, really? |
    do people actually leave quickly otherwise | How many things does a typical guest want to know? |
    couldnt they just scroll around and find it themselves | What's the point of it? |
    i wonder what the reason was for adding a chat instead of more text |
    Is it because nobody reads long websites any more? | just a gimmick no |
    What was wrong with the old-fashioned way? | why he did make such a thing | The motivation behind? |
    where did the idea come from | Was it to save folks from clicking through everything? |
    seems unnecessary to me what need was there | Did he notice that recruiters give up after a minute? |
    why a speaking guide and not an faq | For what purpose does it exist? |
    people have short attention spans was that the thought |
    Could you tell me what annoyed him so much about ordinary portfolios? |
    was it made to impress or is there an actual need | What gap does it fill? |
    so folks arrive with only a handful of questions is that it | Why bother with a greeter? |
    which trouble of the guests was he trying to cure
  `),
  'project-voice-concierge/how': toPhrases(`
    And how does it work? | what happens when the voice service goes down | Does it admit when it has no clue? |
    is there a fallback if the provider fails | So it talks out loud and shows something at the same time? |
    what appears on the screen while it's speaking | Can someone abuse it and ring a thousand times? |
    who stops people from calling endlessly | Does it bluff when it's out of its depth? |
    what's going on behind the curtain | Would it still function without an internet voice company? |
    i suppose it just makes things up like every other chatbot |
    Is the number of conversations capped somewhere? | if the speech part is broken do i get nothing then |
    Does the backup know the same things? | how it does to show me the right card | Do I hear it or read it? |
    explain the mechanics to me please | Where is the limit enforced, in my browser? |
    what takes over when theres an outage | Can it display what it's talking about? |
    could i trust that it says so if it is not sure | The inner workings? |
    is it going to pretend to know everything | When the paid service is missing, who steps in? |
    does it run on some sort of local stand-in too |
    I'd like to understand how a conversation with it unfolds, step by step. | any protection against heavy use
  `),
  'project-voice-concierge/result': toPhrases(`
    How fast are the replies? | does it work at three in the morning | What did it bring in the end? |
    is there a long wait before it responds | So it's open round the clock? | and if i ask about the weather |
    Can it handle everything about his work? | what came out of it | How many seconds until I hear something? |
    even on holidays and weekends | Is it slow? | did it pay off |
    And for questions outside its field, what do I get? | was it worth the effort honestly |
    So you'd never need to wait until office hours? | id be curious what difference it has made so far |
    Does it lag like those phone menus? | what can it achieve | Are some questions simply refused? | the outcome |
    It replies immediately, or it takes time to think? | can i come back at midnight and still be served |
    Does it turn people down politely when it can't help? | latency | How much of his stuff does it cover? |
    what good has it done | Any proof that it is quick? | how well does it perform
  `),
  'project-voice-concierge/forWhom': toPhrases(`
    Who is it meant for? | is that for me or for omar's clients | Who's the audience? | made for recruiters |
    Whom does it serve? | who benefits from it | Was it ordered by a customer? |
    is it for anybody who drops by here | So I'm the target group? | who is supposed to talk to it |
    Did a company commission this? | people looking to hire him are those the ones its aimed at |
    Is this intended for a business or just for guests of the page? | for who he did it |
    Which kind of person would use this? | does it help anyone other than folks browsing here |
    The intended users? | who gets something out of such a thing | Is it there for curious strangers? |
    whose needs was it designed around | A client behind it? |
    can any passer-by make use of it or just paying ones | Tell me who'd want that, I can't imagine. |
    who are the people on the other end | Is it a product for other firms as well or only for this page? |
    potential employers then | Who did he have in mind when making it? |
    would it be of use to somebody like me who only wants to find out what he does
  `),
  'project-email-tracking/why': toPhrases(`
    Why did he build it? | what was wrong before | How did the salespeople keep track until then? |
    so they juggled several mailboxes | How many inboxes were there? | were they really using excel for that |
    What was the mess it cleaned up? | couldnt they see who had read their mails | The reason for it? |
    aren't there enough tools like that already why another | Was it all guesswork earlier? |
    what need did it meet | They had no overview at all? | which pain did the reps have |
    Before that, everything in a big sheet? | id love to know what drove them to want something like this |
    For what is it good, knowing who opened? | did they lose track of their conversations |
    Was their correspondence scattered all over the place? | what triggered the whole thing |
    Just curiosity or a genuine problem? | did they have to guess whether a prospect looked at the offer |
    Why not simply stick with Gmail? | how bad was the chaos | What's the purpose? |
    what he wanted to fix with that | What situation were they in at the start? | what were they missing most
  `),
  'project-email-tracking/how': toPhrases(`
    And how does it do that? | how can it tell a human from a bot | What happens when an address bounces? |
    does it send from our own domain or from some shared server | How do you know an open is real? |
    spam filters open everything how do they deal with that |
    Can I see the whole history of a customer in one place? |
    does it warn me before i burn my reputation with dead addresses | Will mails look like they come from me? |
    what does it follow exactly just opens | From sending to answer, everything is recorded? |
    how it works inside | Robots click within a second, is that the trick? |
    do i have to scroll through ten pages to see one person |
    What if a mailbox doesn't exist any more, does the campaign just carry on? |
    is each mail traced individually | Whose sender address is used? |
    do antivirus gateways mess up its statistics | The mechanism? | would i notice a delivery problem in time |
    Does it stop before a big batch goes out wrong? | let me guess a tracking pixel and that's all |
    Describe how a rep would see the contact's story. | what are the stages that a mail goes through in there |
    How are the machines filtered out? | is everything about a lead visible at a glance |
    Undeliverable mail, who notices? | could you walk me through what it does after i press send
  `),
  'project-email-tracking/result': toPhrases(`
    Did it work? | what changed for the team afterwards | Do they get back to people quicker now? |
    by how much did follow ups improve | How many false alarms remain? | what are the figures |
    So were the salespeople no longer fooled by robots? | any measurable success |
    Which percentage reacts within sixty minutes these days? | did the fake opens vanish |
    Was it a success or not so much? | what did it start from percentage wise |
    Are they faster at responding to leads? | prove that it helped | How accurate is it now? |
    more than double or what | What benefit did they see? | bogus reads went down by how much |
    I suppose it only made pretty charts and nothing improved? | and the effect | What it gave to them finally? |
    do most prospects hear back promptly | Can you quantify the gain? |
    was there still a lot of noise in the data | What did their boss get for the money? | how big was the jump |
    Before and after? | id like some evidence that reps actually behave differently since then
  `),
  'project-email-tracking/forWhom': toPhrases(`
    Who was it built for? | which customer was that | Who uses this, marketing people? |
    is it for big corporations | Was there a client? | would it suit a large company or rather a tiny one |
    Who asked him for it? | salespeople right | For whom he made this? | what sort of crew is behind it |
    Is it aimed at private persons? | a startups reps | Little league or big league? |
    would that be something for newsletters senders or for sellers | Who are the folks working with it? |
    is it an enterprise thing | Whose department got it? | who's the lucky owner of it |
    Was that a handful of sellers or a hundred? | meant for whom |
    I'm trying to figure out what kind of business would need this. |
    did he do it for himself or for somebody else | Which people did it help? |
    was it some agency that ordered it | Who'd be the typical user? | anyone in particular he created it for |
    Does it target recruiters, support staff, sellers, who? | target group
  `),
  'project-interview-training/why': toPhrases(`
    Why did he make it? | what's wrong with rehearsing in my head |
    Isn't practising in front of the mirror good enough? | what is the idea behind it |
    Why does it have to be spoken? | do people overestimate themselves | What need did he see? |
    everyone thinks they sound great is that the issue | Which problem do candidates have? |
    why not just read a list of typical questions | How do applicants usually prepare? |
    for what reason one needs that | So it's about saying things out loud before the real day? |
    what's the motive | Is silent preparation useless? | ive always prepared mentally whats the danger in that |
    Where's the catch with thinking answers through quietly? | does it let you fail safely first |
    What inspired this? | why would i need a machine for that |
    Why should anybody talk to a computer before meeting a boss? |
    what goes wrong when folks get ready on their own | In your imagination you're always perfect, right? |
    the thinking behind | Was it born out of nervous candidates freezing up? |
    could you explain what's the use of such a thing in the first place |
    Is it a place to make mistakes while nothing is at stake? | why he found it important
  `),
  'project-interview-training/how': toPhrases(`
    How does a session go? | does it react to what i say or just read a list | Who comes up with the questions? |
    can i watch myself afterwards | Does it tell me why I lost marks? | will it catch my ums and ahs |
    Is the grading a black box? | does it speak or do i type | Can it dig deeper when my answer is vague? |
    what kind of feedback do you get | Are the questions invented by a robot? |
    does it notice if i talk too quickly | How it judges me? | is there a playback | What does it comment on? |
    does it behave like an actual recruiter | And after I finish speaking, what do I see? |
    do human experts have any hand in the content | How do I learn what I did badly? | can it hear me |
    Is the evaluation explained or merely a number? | how does it work |
    Will it put me on the spot with further probing? | are my words taped |
    I'm sceptical that software can score speech fairly, how does it justify itself? |
    walk me through one round of it | Does it pay attention to how I organise my answer? | whats the procedure
  `),
  'project-interview-training/result': toPhrases(`
    Did people get better with it? | how much better | After how many rounds does it show? |
    does it save the trainers any time | What's been achieved? | is there evidence that practice with this helps |
    What did it do for the coaches? | so one gets a whole day free | By what percentage did they improve? |
    do they really learn something or is that wishful thinking | Was the gain big? |
    in which respect did learners improve | Which effect it had? | how many sittings do you need till it pays |
    Any numbers to back that up? | are the instructors less busy now |
    Did anyone actually get more organised answers out of it? | the outcome |
    If I only do it once, will that help, or what was measured? | success rate |
    How many hours a week does a coach gain? | was it effective | What improved most? |
    i guess the scores barely moved | What did both sides, pupils and teachers, get out of this? |
    did it relieve anyone of work | Show me the improvement in figures. | worth doing then
  `),
  'project-interview-training/forWhom': toPhrases(`
    Who is it for? | can unemployed people use it | Is it for students? | does it serve employers or applicants |
    Who uses this? | only for those hunting for a position | Are teachers part of the audience too? |
    whom was it designed for | For which people is it? | hr departments |
    Could I, as someone wanting a new job, be in the target group? | so there are two sorts of users |
    Who else besides the candidates? | is it aimed at companies that recruit | The users? |
    was it made for career advisors | Would it be meant for somebody like me who's switching careers? |
    who did he have in mind | Do trainers get their own role in it? | graduates managers or who |
    What group of people was this created for? | which crowd does it want to reach |
    Who would profit from such a tool? | just learners or are there others on it as well |
    Is that a thing for headhunters? | i can't picture who'd sit down with it can you tell me |
    On whose behalf was it made? | whos practising there
  `),
  'project-automation-flows/why': toPhrases(`
    Why was it needed? | what was so painful before | So somebody entered bills by hand? |
    did enquiries sit around all weekend | Who made the reports until then? | what chores did it replace |
    The same paper was keyed in more than once? | what was the trouble | Were potential customers left waiting? |
    what's the reason behind it | Did they have a lot of double work? | why he automated that |
    Couldn't the staff just do this themselves? | which dull jobs does it spare people |
    Was anybody compiling figures manually? | what bothered them so much |
    Nobody answered leads on Saturday, is that what it was about? | is there an actual need for such a robot |
    What were they wasting time on? | what went wrong in that office |
    I'd like to know how things were done in the old days there. | purpose | What made him start with it? |
    bookkeeping twice over seriously | Were prospects lost because no one responded before the new week? |
    which tasks did it take off their shoulders | Motivation for this one? |
    seems like overkill what justified it
  `),
  'project-automation-flows/how': toPhrases(`
    How does it work? | what if it isn't certain about something | Does it ask a human? |
    can it be restarted without making a double mess | Which platform are the flows in? |
    who's responsible when one breaks | Do you get a summary after breakfast? |
    does it go through the mails on its own | Where do the papers end up? | is there some kind of alert |
    How would I know what happened overnight? | does it just decide on its own in doubtful cases |
    If it crashes halfway, can I safely start over? | is somebody in charge of each one |
    Does it look into the mailbox? | id be afraid it files things wrongly how does it guard against that |
    What does it do exactly? | how it treats the unclear documents | Are there humans involved at any point? |
    the workings | Does it sort attachments by itself? | when it's rerun do invoices get booked twice |
    What tells people about its doings at dawn? | what is it programmed in or is it no code |
    Does it leave anyone a log or an account of the night? | is anybody named for every single automation |
    Describe a typical night of it. | what safety nets are in place
  `),
  'project-automation-flows/result': toPhrases(`
    How much time does it save? | what did it bring | How many hours monthly? |
    how quickly do they find out when something breaks | Is that per person or for everyone together? |
    can an error go unnoticed for days | Was it worth it? | whats the saving | Do problems stay hidden? |
    how fast is a breakdown spotted | Less copy and paste, then? | any figures | What it changed for them? |
    did the staff really gain something | So more than a full working week back? | and what are the benefits |
    How long until someone notices a fault? | does it pay for itself | What kind of drudgery went away? | effect |
    Tell me in numbers what this thing has done for the company. | do failures slip through |
    I bet it saves ten minutes at most. | is it reliable i mean do mishaps surface soon |
    How many hours of dull typing did it get rid of? | outcome of it all |
    What do they have now that they didn't have before? | whats the payoff each month
  `),
  'project-automation-flows/forWhom': toPhrases(`
    Who is it for? | how big is the company that has it | How many people does it work for? |
    which client was this | Is it for a large firm? | does it serve just one office |
    How many colleagues are they? | who uses it | Whose nights is it working through? | was it for a corporation |
    Made for whom? | is it something for freelancers | Whom does it help? |
    are they a tiny outfit or dozens of employees | For who it is running? | whos the customer |
    How many heads are in that group? | who has the benefit of this | Was there somebody who ordered it? |
    the people behind it who are they | Did he make it for himself? |
    would the users be accountants or a whole crew | Less than ten staff? |
    who gets up in the morning to find the work finished | What size of business did he build this for? |
    is it used by lots of different companies or a single team | Intended for? | who relies on it
  `),
  'experience-placeholder-labs/why': toPhrases(`
    What was wrong when he got there? | why did they need him | Did the automations break silently? |
    what happened when someone renamed a column | When did the hotline shut in the evening? |
    were callers reaching nobody after work | So billing could stand still for days? |
    was everything thrown together in haste | What mess did he find? |
    did every customer have something different | How could a spreadsheet stop the bills? |
    nobody noticed when things failed | What were the problems? | which troubles they had before him |
    At what hour did most people ring? | why did they want a robot on the phone in the first place |
    How fragile was the old setup? | were they losing bookings because no one picked up |
    What was the starting point? | the initial state of affairs |
    I guess it was one big tangle of scripts, wasn't it? | quick and dirty stuff was that the legacy |
    Did invoices get stuck? | couldnt folks phone later in the day |
    Was it really so bad that it had to be redone? | could you describe the situation that he inherited |
    Any warnings when a workflow died? | what made the change necessary
  `),
  'experience-placeholder-labs/how': toPhrases(`
    How did he go about it? | did he move everything in one go | Which ones did he migrate first? |
    how was the phone bot tested | Can the caller still get a human? | what's in that template |
    What happens if a step is executed a second time? | did he check the incoming data | Who gets the alarm? |
    was it a big bang switch | Did he click the assistant together or write it properly? | what was his approach |
    Bad input, how did he guard against it? | how he organised the migration |
    Was there one pattern for all of them? | and if a person wants to talk to someone real |
    In which order were the old automations replaced? | could a repeat do damage like charging twice |
    Did he write unit tests for a voice thing, seriously? | the method |
    Tell me how he brought order into that chaos. | how do you make sure an alert doesn't just land with nobody |
    Was it standardised? | am i trapped with the machine when i ring | So the worst troublemakers went first? |
    his recipe against the mess | What techniques made the new ones robust? |
    is a voice agent even testable how did he treat it
  `),
  'experience-placeholder-labs/result': toPhrases(`
    What came out of it? | how quickly are faults noticed now | Is the phone answered at night too? |
    how many calls does the bot finish alone | How long does onboarding take today? |
    who used to discover the errors | Did things get better? | nine days down to what |
    What share of callers still needs a human? | so customers no longer complain first | What improved there? |
    can one book at any time of day | How long did a new customer have to wait before? |
    is the assistant any good or do most people get passed on | The outcome? | what he achieved there |
    Do they detect breakdowns within the hour? | is getting started faster for newcomers |
    What's the difference between then and now? | was it successful |
    Did it take the load off the staff who pick up? | two thirds handled is that right |
    I wonder what a new client notices of all that today. | are outages still reported by angry clients |
    What did the company gain from having him? | how soon can another firm be up and running |
    Nothing really changed, I suppose? | availability of the line since then
  `),
  'experience-placeholder-labs/owned': toPhrases(`
    What was his own part? | was that all his doing | Did he train anyone? | how many colleagues did he teach |
    Who wrote the prompts? | was there any outage during the move | What was he responsible for? |
    did he design the voice agent himself | Which pieces were really his? |
    who looked after the transition to a human | Did the migration cost them a day offline? |
    was he only a helper or did he lead something | What did he personally do? |
    how many firms did he carry over | For which things he was in charge? | so the template is his invention |
    Did someone else take care of the alerts? | did he pass on his knowledge | His responsibilities? |
    was it him who wrote the checks for the bot | Can he claim the migration for himself? |
    who gave the assistant its abilities | Interrupted service while switching, yes or no? |
    i want to know what he himself contributed rather than the team | What did he have in his hands? |
    did he mentor people | Sounds like teamwork, so what exactly is his merit? | what lay on his desk every day
  `),
  'experience-placeholder-labs/forWhom': toPhrases(`
    Who were the customers? | for how many companies was that | Who benefited from it? | who calls that number |
    Was it for one client or several? | whom did he work for in the end | Did ordinary people use it too? |
    who were the flows for | A dozen firms, roughly? | was this for their own use or for other businesses |
    For whom all this was? | whos at the other end of the phone | Who was served by that? |
    eleven of them is that what i heard | Were consumers among the users? | the clients |
    Folks who want to reserve something, or who was ringing? | was it an agency with several accounts |
    Whose processes were these? | did the public come into contact with it |
    I'd like to understand who profited from his labour there. | was it internal stuff |
    What sort of audience did the voice line have? | who depended on it |
    Only business users, or private individuals as well? | who'd be affected if it failed |
    Did they do that for lots of other enterprises? | which folks was he helping
  `),
  'experience-acme-outreach/why': toPhrases(`
    What was the problem there? | why did it have to be rebuilt | Was everything in one big monolith? |
    what happened when a huge campaign went out | Did they lose mails on a reboot? |
    why was the dashboard so slow | Did customers trust the numbers? | what was broken when he joined |
    Why did he touch the sending at all? | was the data wrong |
    What did restarting do to messages still on their way? | a single database for all of it |
    Did users doubt the open figures? | what they were suffering from |
    How come the whole thing ground to a halt? | what was the old architecture |
    Were mailings and statistics getting in each other's way? | did stuff vanish when the server went down |
    Nobody believed the stats any more? | what was the matter with it |
    I'd be interested in what shape the system was in at first. | couldn't they just buy a bigger server |
    Did a busy sender spoil it for the others? | the weak spots before he came |
    Why had the clientele lost faith? | all crammed together was that it | Which complaints led to this? |
    what justified a rewrite
  `),
  'experience-acme-outreach/how': toPhrases(`
    How did he do it? | did he start coding straight away | How long did he look before he changed anything? |
    how are bots recognised | Why one worker for each domain? | how did he make sure nothing is counted twice |
    Where did the sending go? | did he use machine learning for the scanners |
    How come reports load quickly now? | what was his plan of attack | Were the totals precomputed? |
    how he avoided duplicates | What did he measure? | did he verify his filters against real examples |
    What's the technique for scaling up the mailing? | what steps did he take | No fancy AI, just a few rules? |
    how were the statistics made quick | First analysis, then action? | did he rip it all out on day one |
    Approach? | queueing was that the trick | I wonder how one gets such a thing faster without buying servers. |
    how can each event be stored exactly a single time | Tell me the technical solution. |
    did each sender domain get its own process | Who says his bot detection is correct, was it validated? |
    what did the new design look like
  `),
  'experience-acme-outreach/result': toPhrases(`
    What did it lead to? | how much more could they send | Did the costs go up? |
    are there still complaints about wrong figures | Can they deploy during the week now? | fewer tickets |
    What was the benefit for the company? | fifteen times was that expensive | Was the support desk relieved? |
    did they dare to release in daylight | What changed after his work? | by which factor did it grow |
    The server bill must have exploded, no? | did the trouble go away | What he reached there? |
    are releases still scary | Did the complaints stop? | and in the end | What's better today than it was? |
    were customers happier with the stats afterwards | How did capacity develop? | was it all worth the rewrite |
    Same budget but more volume, really? | do developers ship on normal working hours again |
    I'd like to know what the business got for its money. | successful or not | Did helpdesk get quieter? |
    what were the gains
  `),
  'experience-acme-outreach/owned': toPhrases(`
    What exactly did he do himself? | which parts were his | Did he make the user interface too? |
    who moved the old data | How many historical records were migrated? | was the queue his work |
    Did he only do backend? | what was he in charge of | Did he write the bot filter? |
    who took care of retrying | Who set the throttling? | did he have responsibility for the data model |
    What fell to him? | was he one of many or did he carry it | Which things he owned? |
    was he behind the charts page as well | Millions of events, who carried them over? | area of responsibility |
    Did somebody else do the frontend? | what can he take credit for | Did the scanner detection come from him? |
    was the archive thrown away or brought along | How much of that was really him? |
    tell me what was on his plate | What did he build with his own hands there? |
    i'd like to separate his share from that of his colleagues | What were his duties? |
    did he lead the queue work or just help
  `),
  'experience-acme-outreach/forWhom': toPhrases(`
    Who were the users? | who bought the product | What kind of firm is that? | what did they sell |
    Whom was it for? | is it a marketing thing | Who sent campaigns with it? | what does the company make |
    Was it for salespeople? | was this used internally or by paying customers | For whom was the rebuild? |
    what line of business are they in | Who was at the receiving end of his improvements? |
    were they a software vendor | Is it something a shop owner would subscribe to? |
    who relied on those mailings | What do their clients do with it? | an agency or a product company |
    Which industry? | who noticed the difference | I've never heard of them, what's their business? |
    is it a newsletter provider | The customers? | whose campaigns ran over it | Who'd be angry if it broke? |
    do sellers write their cold mails in it | What's their offering and who takes it? |
    which sort of people worked with that software
  `),
  'experience-example-freight/why': toPhrases(`
    What was the trouble there? | how did they plan before | They ran a whole fleet in Excel? |
    how many lorries were in that sheet | Could only one person work on it at a time? |
    how did drivers know where to go | Why were the phones ringing all the time? |
    why did he have to build something new | Did they text the truckers? | what was so bad about a spreadsheet |
    Did clients have to call to find their delivery? | what was the old way |
    Did planners get in each other's way? | which problems he found there |
    Was nobody able to see where the goods were? | sms for the routes really |
    Why replace something that worked? | where was the bottleneck | What annoyed the customers? |
    the starting situation | Locked by a colleague, was that a daily annoyance? | how primitive was it |
    Why didn't they track shipments? | were addresses sent to the cab by phone |
    I'm curious what a day in dispatch was like prior to all this. | what need did the firm have |
    Was there any real necessity, or did they just want something shiny? |
    what made simultaneous work impossible
  `),
  'experience-example-freight/how': toPhrases(`
    How did he design it? | and when there is no signal | Does the drivers' app work offline? |
    did he talk to the people whod use it | How did he find out what they needed? | what was vue for |
    What did he do with Laravel? | is it drag and drop | Where are the business rules kept? |
    what happens in a tunnel | How long did he listen before he started? | did he just guess the layout |
    How did he proceed? | does moving a stop lag | How he knew what the board should look like? |
    if connection drops are the drivers entries lost | Did he watch the dispatchers at their job? |
    what happened during the first two weeks | Mobile dead zones, is that handled? |
    where did the idea of the screen come from | The approach? | how is it so snappy |
    Is the logic scattered everywhere or central? | did he attend their meetings |
    Why those frameworks, what role did each play? | i'd like to hear how one goes from a sheet to such a tool |
    Does it save things on the phone till it's online again? |
    how do you get stubborn planners to accept a new screen
  `),
  'experience-example-freight/result': toPhrases(`
    What did it bring? | how much faster is planning | Do they still use the old sheet? |
    when was the spreadsheet dropped | Did the phones go quiet? | did anyone want the old way back |
    How long does it take to plan a day now? | did it work out | Roughly half of the callers gone, is it? |
    was it accepted by the staff | After how many months was the changeover complete? |
    from three hours down to what | Was there nostalgia for Excel? | what did they gain |
    Less ringing in the office? | did people go back to their habits | What was the effect of it? |
    how much time is saved each morning | Result? | what he accomplished there |
    Did dispatchers get home earlier? | was the switch permanent |
    I doubt that they really gave up their table, did they? | are customers still phoning as often |
    How successful was the new system in practice? | what changed for the better |
    How quickly did the new thing take over? | forty minutes for all of it is that true
  `),
  'experience-example-freight/owned': toPhrases(`
    What was his share? | did he do it from start to finish | Was he responsible for the mobile page too? |
    who connected the customers software | Who did the deployments? | how often did he ship |
    Did he make the first drafts? | what did he own | Was the integration with outside systems his? |
    who put it into containers | Was he only coding or designing as well? | which tasks were his |
    Did he stay on until people used it every day? | who made the syncing after a connection loss |
    What he was responsible for? | did someone else design the board | Once a week a new version, by him? |
    did he have help or was all of that his | His role in all that, concretely? | duties |
    Was he in charge of the API? | what did he personally contribute | Is the truckers' screen his work? |
    i want to know where his responsibility began and ended | Who was answerable for the packaging? |
    how far did his job reach | What would I credit him with? | so he was involved from the sketch onwards
  `),
  'experience-example-freight/forWhom': toPhrases(`
    Who used the board? | who was it for | Did customers get to see it too? | just for the dispatchers |
    Did the truckers look at it as well? | who reads it | How many groups of users were there? |
    whom did he build that for | Was it an internal tool only? | who has access |
    Can clients follow along on it? | for which people it was made | Office or road, who works with it? |
    who are the people in front of this screen | Is it for management? | the audience |
    Different kinds of users at once? | do those behind the wheel have it | Who benefits day to day? |
    everyone involved or just a few | Who were the intended readers? |
    does the person waiting for the goods see anything | I'm wondering who'd be looking at such a display. |
    which roles shared it | Was it meant for the public? | warehouse staff too or who |
    Who'd open it in the morning? | whose needs had to be reconciled
  `),
  'experience-lorem-and-sons/why': toPhrases(`
    What was the state of things there? | why were fridays so bad | How did they publish changes before? |
    was it all copy and paste | Did they use FTP? | who had to give up their weekend |
    Were the same bugs in every shop? | what problems did they have | When did they release? |
    were mistakes inherited from site to site | Why was deploying dreaded? |
    did people have to be on standby on saturday | What was wrong with the stores? |
    how the work was done before him | No proper deployment at all? | what needed fixing |
    Each site cloned from the last one? | why did they have to change their habits | What kind of chaos was it? |
    did staff babysit the servers at home | Uploading by hand on the last evening of the week, seriously? |
    the issue | How come errors spread? | was it risky to press the button |
    I'd like to know what a junior walked into on his first day. | amateurish was it |
    Where did all those defects come from? | what made everybody nervous
  `),
  'experience-lorem-and-sons/how': toPhrases(`
    How did he fix that? | what did he do about the speed | Did he introduce Git? | what did he optimise first |
    How was the release made safe? | did he automate the deployment | Were the shops brought together somehow? |
    what happened to mysterious scripts | How does one theme serve them all? | what was his method |
    From list to script, is that how it went? | were there compressing of pictures |
    Did he begin with the code everyone shared? | how he made pages quicker |
    Did he get rid of unneeded JavaScript? | was there any history of changes kept |
    What steps did he go through? | how did he get everyone to follow the same procedure |
    Was it big magic or just tidying? | how do you tame seven copies | The approach, please? |
    did he write the procedure down | Photos too heavy, what else? | why did deploying become boring |
    I wonder how a beginner went about cleaning that up. | common parts did he pull them out |
    What came first, the loading or the order? | did he throw out third party trackers nobody knew
  `),
  'experience-lorem-and-sons/result': toPhrases(`
    What was the outcome? | do they still deploy on friday | How many releases went well in a row? |
    did anything ever have to be undone | Do people have their weekends back? | when do they go live now |
    Is starting a new store easier? | did it help | What did he leave behind? | did they ever roll back |
    Which day is release day nowadays? | was there an improvement at all | What changed for his colleagues? |
    free saturdays again | What he got done there? | no failed launch in how many tries |
    Can new sites build on something solid? | did quality go up | Tuesday instead of the eve of the weekend? |
    what did the firm get out of him | Is it calmer there today? | lucky streak or stable process | Effect? |
    thirty something without a hitch right | I suspect a junior couldn't change much, or could he? |
    are fresh projects quicker off the ground | How reliable have updates been since? |
    is a spare evening still ruined now and then
  `),
  'experience-lorem-and-sons/owned': toPhrases(`
    What did he do himself? | how many shops were his | Was he just an assistant? |
    did he build whole stores or bits of them | Who wrote the checklist? | was the theme his |
    What was he responsible for as a junior? | did he take them up to the first sale |
    Who turned it into a script? | which work was his own | Was the performance tuning his job? |
    did he get any responsibility | What belonged to him? | how many sites he made |
    Was someone senior doing the real work? | which tasks did he have |
    Did he handle everything until an order came in? | was he behind the shared design |
    What did they let him do? | responsibilities | The release procedure, his brainchild? |
    tell me his personal contribution | Seven of them, by himself? | did he do templates |
    What was in his hands there? | how much of that can he rightfully claim |
    I'm interested in what a newcomer was entrusted with there. | who sped the pages up was it him
  `),
  'experience-lorem-and-sons/forWhom': toPhrases(`
    What kind of company is it? | who are they | What do they do? | is it an agency |
    Do they sell things themselves? | whose shops were these | What's their trade? | who were the customers |
    Do they run stores for others? | for whom did he build them | Is that a retailer? | e commerce right |
    What sort of business was it? | do they also maintain the sites afterwards | What they are making? |
    was it a product company | What branch are they in? | who ordered those sites |
    A family firm, or what is it? | who was his employer what do they live on |
    Do they just create, or care for them later too? | web design studio | Merchants, were those the clients? |
    were the stores their own | The sector? | i don't know that firm could you tell me what they're about |
    Whom were they working for? | did other traders hire them
  `),
  'project-interview-training/what': toPhrases(`
    my son has his first job interviews in spring, is there something here for that |
    i have an interview on friday and i am nervous, anything here that helps |
    my daughter freezes when they ask her questions at interviews | we coach job seekers, is there a tool for us |
    i mumble my way through every job talk | is there anything for practising interviews |
    i teach career classes at a college | my nephew keeps failing his interviews |
    i want to practise answering questions out loud | our careers office trains applicants |
    something that listens to my answers and tells me what was bad |
    i always ramble when i am asked about myself
  `),
  'project-email-tracking/what': toPhrases(`
    my sales people never know if a customer opened the mail | we send offers and hear nothing back |
    we have a team of reps who guess who read what | half of the opens we see are robots |
    is there something that tells me who read my newsletter | i send quotes all day and do not know who looked |
    our tracking says everybody opened it, which is nonsense | we need to know when to follow up with a lead |
    i run a small sales team with six mailboxes | something for following up on mails in time |
    we do b2b sales and everybody swears the client opened it
  `),
  'project-automation-flows/what': toPhrases(`
    we type the same invoices twice every day | half the day is copying stuff between systems | my people copy data by hand from one tool to another all day |
    we have one girl who files documents all day | my back office does everything by hand |
    leads that come in on friday wait till monday with us | i run a small hotel and the paperwork kills us |
    we are nine people and drown in routine | can something read our inbox and file it |
    we retype data from one program into the other | everything on paper in our office |
    i lose half of every morning on invoices | something that does the boring work at night
  `),
  'experience-placeholder-labs/what': toPhrases(`
    i answer the phone at a dentist's and it never stops | the phone in my practice never stops ringing |
    nobody picks up at our place after six | our booking line is always busy | we miss calls in the evening |
    patients ring all day to book | i run a clinic and need somebody to pick up calls |
    has he built something that answers the phone | our automations fail and nobody notices |
    we run automations for clients and they break silently |
    our restaurant cannot take reservations by phone at night | all our zapier flows break on weekends
  `),
  'experience-example-freight/what': toPhrases(`
    we have about sixty vans and planning them is a mess | we plan our lorries in a big excel sheet |
    i own a delivery company with trucks | our dispatchers share one spreadsheet |
    drivers call us all day about their route | we need a board to plan our tours |
    our customers ring to ask where their delivery is | i have a small company with vans |
    our drivers lose signal on the road | has he done anything with logistics | our fleet is planned on paper
  `),
  'experience-acme-outreach/what': toPhrases(`
    our message queue cannot keep up | we send hundreds of thousands of messages and it falls over |
    our system sends the same mail twice when the server restarts |
    our mail product gets slower with every customer | mails go out hours late with us |
    we have to scale our sending without paying more | events get lost when the server is restarted |
    our outreach tool counts opens wrong | we need ten times the throughput
  `),
  'experience-lorem-and-sons/what': toPhrases(`
    i sell candles online and need a shop | we run a small agency with a dozen shops |
    every shop of ours is a fork of the last one | our shop loads too slowly | i want to sell online |
    our web shop breaks with every release | we deploy on fridays and regret it |
    my online store needs a developer | we are an agency and copy paste our shops | has he built shops before |
    our releases always have to be rolled back
  `),
  'project-voice-concierge/what': toPhrases(`
    is the talking owl a project of his too | who thought of an owl that answers questions |
    i want a voice like this on my own site | could i have an owl like you on my page |
    can he build a talking guide for our museum | something that answers my visitors by voice |
    can i have one like you on my site
  `),
  'stack-docker/what': toPhrases(`
    how does his work reach the server | how do his things get deployed | how does he ship his apps |
    where does he run what he builds | how does he put things online | what does he package his programs in
  `),
};
