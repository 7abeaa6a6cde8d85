import { toPhrases } from '../phrases.ts';

/** Particulars of one entry, as visitors ask for them, by `subject/field`. */
export const detailAsks: Readonly<Record<string, readonly string[]>> = {
  'project-voice-concierge/why': toPhrases(`
    why did he put a talking owl on the page? | what's the point of assad | Why does assad exist at all |
    Why would a portfolio need a host? | What was the reason for building the voice assistant here |
    why not just a normal page instead of a bird that talks? | what problem does a sad solve |
    How come there's somebody to talk to on this site | for what reason he made a sad? |
    isn't a voice concierge a gimmick, what was it needed for
  `),
  'project-voice-concierge/how': toPhrases(`
    what do you mean you are the local guide | what if your voice supplier goes down | what are you running on when the voice is off |
    how does ASAD work? | what does the owl do when it doesn't know something? | does ASAD read its answers aloud |
    what happens in ASAD when the voice provider is down | how does this talking guide find its answers? |
    why do cards pop up while the owl is talking, how's that done | Does a sad still run without a voice service |
    who limits the calls in ASAD, the browser or the server |
    If the speech service fails, does the concierge just go dead |
    how does the voice thing on this page function technically | ASAD, how does it go about answering |
    does the concierge ever bluff or does it say it can't tell? | what's the fallback behind the talking assistant |
    where does ASAD take its content from when it's offline | does the owl show something as well as speak |
    explain the mechanics of ASAD
  `),
  'project-voice-concierge/result': toPhrases(`
    how quick are you supposed to be | how fast do you answer | why did that take so long | you took your time there |
    what did ASAD achieve? | what came out of the voice concierge? | any success with a sad? |
    is the talking owl of any use, what did it bring? | what's the outcome of the voice assistant on the portfolio? |
    did ASAD make things better for visitors | what effect did the concierge have? |
    so he built a host for his page, and what's the gain | what do people get out of assad in the end? |
    Does assad answer at night as well?
  `),
  'project-voice-concierge/numbers': toPhrases(`
    how fast does ASAD answer | ASAD figures please | how many seconds until the owl replies |
    What's the response time of the voice concierge | Any metrics on ASAD | numbers for the talking assistant? |
    latency of ASAD | is the concierge quick, in seconds i mean
  `),
  'project-email-tracking/why': toPhrases(`
    Why did he make hair on? | What was the trouble before Heron |
    what was wrong in that sales team before they got the email tool? | WHY DID SOMEBODY NEED AN EMAIL TRACKER? |
    Heron, what problem was it meant to solve | how did the sales people work before they had the tracking platform? |
    Reason behind heron | what mess did Heron clean up | who had a headache that led to the email tracking thing |
    why track emails at all, what pushed him to build that platform
  `),
  'project-email-tracking/how': toPhrases(`
    how does hair on work | in the email tool, what happens when a mail bounces. |
    how does Heron know a human opened it and not a bot | does heron send from my own domain |
    does the email tracker confuse virus scanners with people? | How does the tracking platform follow a message |
    Can I see everything about one contact in Heron |
    what does the screen for a contact look like in the email thing? |
    how does that sales mail product avoid counting robots? | does heron stop when addresses are bad |
    from which address do the mails go out in the tracking platform. | how are bots filtered in heron |
    What does Heron do between sending and the reply? |
    if fifty addresses are dead, does the email platform notice early | explain how the email tracking one functions |
    and the timeline in Heron, how's that made.
  `),
  'project-email-tracking/result': toPhrases(`
    what did hair on achieve | what changed for the sales team after Heron | did the email tracker pay off |
    was Heron a success | what came of the email tracking platform |
    Do the sales guys follow up faster now with that tool | did heron get rid of the wrong opens? |
    How much better off is the team with the mail tool | heron outcome | what improved thanks to Heron
  `),
  'project-email-tracking/numbers': toPhrases(`
    by how many percent did follow-ups rise with hair on | numbers for Heron please |
    What figures are there on the email tracker | how many false opens are left in the email tool, percentage wise |
    heron metrics | Can you quantify what the email tracking platform did |
    What share of follow-ups is sent within the hour with Heron? | any stats for the sales email tool he built?
  `),
  'project-interview-training/why': toPhrases(`
    why Rehearsal | why did he build an interview trainer |
    what's wrong with practising in front of the mirror, why the trainer | what need was there for Rehearsal |
    what made him do the job interview thing | Rehearsal solves which problem |
    why would anyone have to practise interviews out loud | what gap does the interview practice app fill |
    how come Rehearsal was made? | what was the trouble with job seekers that led to that trainer
  `),
  'project-interview-training/how': toPhrases(`
    How does Rehearsal work? | Does Rehearsal ask follow-up questions |
    who writes the questions in the interview trainer? | how does the interview coach app score people |
    can i watch myself again in Rehearsal | What sort of feedback does the interview trainer give? |
    does rehearsal cont my ums and ahs | how does the scoring in rehearsal explain itself |
    Does one talk or type with the interview practice tool |
    in the trainer for interviews, do i see why i lost points |
    is the questioning in Rehearsal like a real interviewer? |
    Where do the question sets of the interview app come from |
    What happens after i've answered a question in rehersal? |
    Does the job interview thing listen to how fast i speak | are coaches involved in Rehearsal or is it all machine |
    Run me through a session with the interview trainer
  `),
  'project-interview-training/result': toPhrases(`
    what did Rehearsal achieve | Do people get better with the interview trainer |
    does rehearsal actually work, any improvement | What did it do for the coaches, that interview app |
    Result of Rehearsal? | Did the learners improve after using the trainer? |
    how much time did Rehearsal save the coaches | what was the effect of the interview practice tool? |
    Was rehearsal worth it | what's the benefit people had from the job interview coach
  `),
  'project-interview-training/numbers': toPhrases(`
    By how much do scores rise with Rehearsal | figures on the interview trainer? |
    What percentage better are people after Rehearsal? |
    How many sessions does it take in the interview app to see a gain? | Rehearsal numbers |
    any hard data on the interview practice tool? | stats for rehearsal pls |
    How many percent on structure did the trainer bring?
  `),
  'project-automation-flows/why': toPhrases(`
    why Night Shift | what was so bad that Night Shift had to be built | Why did that team need automation flows |
    What was the reason for the overnight automation? | which chores did Night Shift take away? |
    How was it before the flows that run while they sleep? | why automate the invoices in that project? |
    What problem was Night Shift an answer to? | what drove him to build the thing that works at night? |
    Nightshift, what's the need behind it.
  `),
  'project-automation-flows/how': toPhrases(`
    How does Night Shift work | what does nightshift do when it's unsure |
    IN THE AUTOMATION PROJECT, WHAT IF A FLOW BREAKS IN THE MIDDLE | does Night Shift read emails? |
    how do the nightly flows handle invoices | can a failed flow be run again without harm in Night Shift |
    Who's responsible for each flow in the n8n project | does the overnight thing ever ask a human |
    is there a report after night shift is through |
    what happens to a document that lands in the inbox in the automation set? |
    does every workflow in night shift have an alarm | when does the team hear what the night automation did? |
    What if the robot doesn't understand an invoice, in the project that works while they sleep? |
    how are the flows in night shift secured | is it safe to rerun things in the automation flows project? |
    explain the inner workings of Night Shift
  `),
  'project-automation-flows/result': toPhrases(`
    what did Night Shift achieve? | how much work did the automation save the team | was Night Shift a success |
    what did the team gain from the overnight flows | Night Shift outcome please |
    do failures get noticed in the automation project now | Did the n8n flows pay off |
    what's better since Night Shift runs | what came out of the automation for that team of nine |
    what relief did knight shift bring?
  `),
  'project-automation-flows/numbers': toPhrases(`
    How many hours a month does Night Shift save? | numbers on Night Shift |
    how quickly are errors seen in the night automation, in minutes? | Any figures for the n8n project |
    Night shift stats | what are the metrics of the overnight flows? | hours saved by the automation set? |
    Can you put a number on Night Shift?
  `),
  'experience-placeholder-labs/why': toPhrases(`
    what was wrong at Placeholder Labs when he came? | what problem did Placeholder Labs have? |
    why did the automation company with eleven clients need him | what kept breaking at Placeholder Labs |
    What state were the client flows in when he joined that automation job? |
    why was a phone assistant needed at the booking line job? | what was the pain at placeholder labs |
    what went on at his last employer that things failed silently? |
    why did Placeholder Labs need someone for flows? |
    how bad was it with all those clients' workflows before he took over
  `),
  'experience-placeholder-labs/how': toPhrases(`
    how did he fix things at Placeholder Labs | How did he move the flows over at Placeholder Labs? |
    which flows went first in the automation job with the clients |
    how was the voice assistant on the booking line built? | what's in the tempate he made at Placeholder Labs |
    can a caller on the booking line still get a human | How did he test the phone assistant at Placeholder Labs? |
    How did he get eleven companies' flows in order |
    Did he switch all clients at once at placeholder laps or bit by bit? |
    What did a standard flow look like at his automation job |
    was the phone bot at the booking line clicked together or coded? |
    how does one make a step safe to run twice, as he did at Placeholder Labs |
    whose name was on the alarms at placeholder labs? | His approach at placeholder labs? |
    in the last job, in what order did he migrate the old workflows |
    how did he tackle that phone line that closed at five?
  `),
  'experience-placeholder-labs/result': toPhrases(`
    what did he achieve at Placeholder Labs? | what changed at placeholder laps thanks to him |
    how did it turn out with the booking line | are failures found earlier at the automation company now |
    is the phone at that booking line answered at night now? | Placeholder Labs outcome |
    did new clients get going faster at the job with the eleven companies? |
    What was better at Placeholder Labs when he left? | What came of the voice assistant job? |
    What impact did he have at Placeholder Labs?
  `),
  'experience-placeholder-labs/owned': toPhrases(`
    what was he responsible for at Placeholder Labs | what part of Placeholder Labs was his? |
    which pieces did he own in the automation job? | was the prompt of the phone assistant his doing? |
    did he do the client migration himself at Placeholder Labs |
    Who built the handover to a person on the booking line, was it him? | his duties at placeholder labs? |
    what was on his plate at the eleven-clients company
  `),
  'experience-placeholder-labs/numbers': toPhrases(`
    Numbers from Placeholder Labs | how many workflow runs a month were there at Placeholder Labs |
    what percentage of calls does the booking line assistant settle |
    how many days does it take to set up a client in that automation job? | figures for Placeholder Labs pls |
    What are the stats of his last job, the one with the flows and calls? | metrics, placeholder labs |
    how many runs did the automation he did for the clients handle
  `),
  'experience-acme-outreach/why': toPhrases(`
    what was broken at Acme Outreach | why did acme outreach need a rebuild |
    Why did customers not trust the numbers in that sales email job |
    what was the matter with the email product before he came | Why was the dashboard so slow at Acme Outreach? |
    what problem did he find at the email sending company? | acme outreach had what trouble. |
    what happened on a restart before he redid the mail sending? |
    why was everything crawling when they sent big campaigns at Acme Outreach |
    in the email job, what was the starting situation
  `),
  'experience-acme-outreach/how': toPhrases(`
    How did he fix the sending at Acme Outreach | What did he do first at Acme Outreach? |
    how did he get the mail product to scale? | How did he tell bots from humans in the email job |
    did he measure before changing stuff at acme outreach |
    how was the queue set up at that company with the campaigns | how come the dashboard got quick at Acme Outreach? |
    what did he do so that no event was couned twice in the sales mail job |
    one worker or many, how did he organise sending at Acme Outreach. |
    how were the scanner rules checked at acme outreach? |
    We send half a million mails a day and it's dying, how did he solve that back there |
    How did he go about the rebuild of the email product | What approach did he take at Acme Outreach? |
    how did he make reports fast in the job with the campaigns |
    Did he start coding straight away at the email company |
    What's the technical solution he chose at Acme Outreach?
  `),
  'experience-acme-outreach/result': toPhrases(`
    what did he achieve at Acme Outreach | how did the rebuild at Acme Outreach end |
    Did complaints about wrong numbers stop in the email job | Could they release on weekdays again at Acme Outreach |
    what was better for the sales email product afterwards | did the bill go up when the mail product sent more |
    acme outreach, the outcome? | what impact did he have on the campaign company? |
    What had changed at acne outreach by the time he was through |
    Did the support people get relief in the email sending job?
  `),
  'experience-acme-outreach/owned': toPhrases(`
    What did he own at Acme Outreach | Which part of the email rebuild was his |
    was the dashboard at Acme Outreach his work? | What was he in charge of at the sales mail company? |
    who moved the old events at acme outreach, was that him? | his responsibilities in the email job? |
    Acme Outreach, what exactly was his share | did he look after retries and limits himself at the campaign company
  `),
  'experience-acme-outreach/numbers': toPhrases(`
    numbers from Acme Outreach please | How many messages a day at acne outreach? |
    How slow was the slowest page in the email job, before and after? |
    what share of false opens did he remove at the sales mail company | acme outreach stats |
    From how many to how many mails did they go in that email product? | hard figures on the campaign job |
    what metrics improved at acme outreach and by how much
  `),
  'experience-example-freight/why': toPhrases(`
    what was the problem at example freight? | Why did the trucking company need a board |
    why was a spreadsheet not enough for the dispatchers? |
    What did the planning look like at Example Freight before him? |
    How did drivers get their stops before the dispatch board |
    Why did customers keep ringing at the freight company | Example Freight, why was he needed |
    What was the mess with the trucks | why replace the old way at Example Freight |
    what did they suffer from at that logistics job
  `),
  'experience-example-freight/how': toPhrases(`
    How did he build the board at Example Freight | How did he find out what the planners needed at the trucking job |
    what if a driver has no signal, in that freight app |
    Did he talk to the people at Example Freight before building? | how does the driver page cope with dead spots? |
    How come dragging a stop is so quick in the dispatch tool? |
    why Laravel and Vue at example fright, what did each do there |
    How did he go about replacing the spreadsheet for the trucks | How did he learn what a dispatcher does |
    Example Freight, how did he tackle it | does the drivers' page lose data in a tunnel |
    where do the rules live in the trucking board? | what was his approach at example freight |
    we also plan our vans in excel, how did he get them off it there |
    How long did he listen in on calls at Example Freight before he designed anything |
    in what way was the dispatch board designed?
  `),
  'experience-example-freight/result': toPhrases(`
    what did he achieve at Example Freight | did they get rid of the spreadsheet at example freight |
    what came out of the trucking job | Is planning a day faster now at the freight company? |
    How did the dispatch board turn out | Was Example Freight happy, did anybody want the old way back |
    did the phone stop ringing at the logistics firm | Example freight result pls |
    what difference did the board make for the truck planners |
    when was the old sehet switched off at Example Freight?
  `),
  'experience-example-freight/owned': toPhrases(`
    what was his responsibliity at Example Freight? | did he do the whole dispatch board by himself |
    which parts of the trucking system were his | was the driver page his at Example Freight? |
    what did he own in the logistics job? | who handled the weekly release at Example Freight |
    his role in the board for the planners, from where to where | example freight: what was his part
  `),
  'experience-example-freight/numbers': toPhrases(`
    how many trucks are on the board? | numbers for exampel freight. |
    by how many percent did the status calls drop at the freight company |
    how many minutes does planning take at exampel freight | Figures of the trucking job? | stats example freight |
    What do the metrics say about the dispatch board? | How large was the fleet at Example Freight
  `),
  'experience-lorem-and-sons/why': toPhrases(`
    What was wrong at loram and sons | why were releases so scary at Lorem & Sons |
    how did the shop agency work before he came | why did weekends get ruined in his shop job |
    What was the trouble with all those copied shops? | Lorem and Sons, what problem did they have |
    how did they put things live at the agency before, by ftp? | What needed fixing in his first job |
    why was a shared theme necessary at Lorem & Sons | what was the mess with the online shops when he started
  `),
  'experience-lorem-and-sons/how': toPhrases(`
    how did he sort out the releases at Lorem & Sons | how did he make the shops load faster |
    Did he introduce version control at Lorem & Sons? | how did the checklist turn into a script at the shop agency |
    what did he do about the copied code in the online shops? |
    Where did he start with loading time at Lorem & Sons? | how did he clean up the agency's shops? |
    what was his approach at lorem and sons | in the shop job, images or scripts first |
    how come the releases became boring at the agency | how did he get seven shops onto one theme |
    what did he change in the way Lorem & Sons released |
    Our webshop takes ages to load, how did he speed theirs up in his first job |
    how did he go about it as a junior with the shops? |
    How does one go from friday night ftp to a script, like he did at Lorem & Sons |
    what steps did he take at the shop agency
  `),
  'experience-lorem-and-sons/result': toPhrases(`
    What did he achieve at Lorem & Sons? | did the releases get better at the shop agency? |
    what came out of his first job? | what was the outcome at Lorem & Sons |
    When were releases done afterwards at the agency, still fridays? |
    Did people get their weekends back at Lorem and Sons | What difference did he make with the online shops |
    Was there ever a rollback in the shop job after his checklist? | lorem & sons result |
    How were new shops started after he'd been at the agency
  `),
  'experience-lorem-and-sons/owned': toPhrases(`
    what was he responsible for at Lorem & Sons | which shops were his at the agency |
    did he own the theme at Lorem & Sons? | What was his share as a junior in the shop job? |
    was the release script his doing at the online shop agency? | what did they trust him with at Lorem and Sons |
    lorem & sons, his duties? | how much of the shop work was really him?
  `),
  'experience-lorem-and-sons/numbers': toPhrases(`
    How many shops did he ship at Lorem & Sons | numbers from Lorem & Sons |
    by what percentage did loading time drop in the shop job? | how many releases in a row went fine at the agency |
    figures for his first job, the shops | lorem and sons stats please |
    How much quicker, in percent, were the shops at Lorem & Sons | Any metrics from the online shop agency?
  `),
};
