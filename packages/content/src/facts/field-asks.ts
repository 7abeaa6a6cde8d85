import { toPhrases } from './phrases.ts';

/**
 * Ways to ask for one field of an entry without knowing what the entry is called, by `subject/field`. They are searched
 * like the asks of facts; the more different words they hold, the more questions find the field.
 */
export const fieldAsks: Readonly<Record<string, readonly string[]>> = {
  'project-voice-concierge/why': toPhrases(`
    Why did he put an owl on his portfolio? | Why would anybody put an owl on a portfolio? |
    Why does a portfolio need a talking owl? | Why give a website a host? |
    What is the point of a voice assistant on a portfolio site? |
    Why should I talk to an owl instead of reading the page?
  `),
  'project-voice-concierge/how': toPhrases(`
    How does the voice concierge work? | How does the talking owl on this site work? |
    What happens without a voice provider? | Does the owl show the card of what it talks about? |
    Does the server limit the calls?
  `),
  'project-voice-concierge/result': toPhrases(`
    How fast does the owl answer a question? | How quickly do you answer? | What did the voice concierge achieve? |
    Are questions answered at any hour? | What good came of putting an owl here? | Can people call you at midnight? |
    Can I call at any time of day? | Are you available around the clock?
  `),
  'project-voice-concierge/forWhom': ['Who is the voice concierge for?', 'Whom does the talking owl serve?'],
  'project-voice-concierge/with': toPhrases(`
    What is the voice concierge made with? | What technology is the owl built on? | What is this owl made of?
  `),
  'project-email-tracking/why': toPhrases(`
    Which project replaced six inboxes and a spreadsheet? | What trouble did the sales team have with their email? |
    What was wrong with the way the sales people kept track of mail? | Why does a sales team need email tracking? |
    Why was an email tracker needed? | How many inboxes did the sales team live in?
  `),
  'project-email-tracking/how': toPhrases(`
    How does the email tracker tell people from scanners? |
    How does it tell a real reader from a bot or machine that opens mail? | How are false opens filtered out? |
    What happens when a mail bounces? | How does the email tracking work? | Where is the timeline of a contact? |
    Whose domains does the mail go out from? | Does it follow a message from queue to reply? |
    How does he know that a human opened an email? | Can it tell me whether somebody really read my mail?
  `),
  'project-email-tracking/result': toPhrases(`
    How much did follow-ups improve? | How many follow-ups are sent within the hour? |
    Did the sales team answer faster? | By how much did the follow-up rate rise? | By how much did false opens fall? |
    Did the email tracker help the sales team? | What did the sales people get out of the email tracker? |
    Did sales reply to leads any quicker?
  `),
  'project-email-tracking/forWhom': toPhrases(`
    Who was the email tracker for? | Who uses the email tracking platform? | Which project was for a sales team?
  `),
  'project-interview-training/why': toPhrases(`
    Why would somebody practise interviews with a machine? | Why do job seekers need to practise aloud? |
    What was wrong with practising answers in your head? | What problem do people who prepare for an interview have? |
    Why an app for interview practice?
  `),
  'project-interview-training/how': toPhrases(`
    How does it mark people? | How are people graded? | How does it judge an answer? |
    Which notes does one get after an interview? | How does the interview trainer work? |
    What does the interview trainer give feedback on? | What does it listen for in my answers? |
    Does it count filler words and ums? | Can I hear the recording of my practice interview? |
    Who writes the interview questions? | How is an answer scored? |
    Does the scoring explain why points are taken off? | Does it ask follow-up questions like a real interviewer? |
    What do coaches do in the interview trainer? | How does somebody practise for a job interview with it?
  `),
  'project-interview-training/result': toPhrases(`
    How much better did learners get? | Did the learners improve? | How much higher did learners score? |
    How many sessions did learners finish? | How much time did coaches save? | What did the coaches get out of it? |
    Does interview training with AI really help people? | By how much did the scores on structure go up? |
    What did coaches get back a week?
  `),
  'project-interview-training/forWhom': toPhrases(`
    Who is the interview trainer for? | Which project is for job seekers? | Did he make anything for coaches? |
    Did he make anything for people who look for a job?
  `),
  'project-automation-flows/why': toPhrases(`
    Which project ended typing invoices twice? | Why did leads wait until Monday? |
    Who built the reports by hand before? | What was slow or manual in the office before the automation? |
    Why automate an office?
  `),
  'project-automation-flows/how': toPhrases(`
    Does a human check what Night Shift does? | Does anybody check what the automations do? |
    What do the flows do when they are not sure? | Does the automation ask a person when in doubt? |
    What if the automation makes a mistake or breaks? | What happens when a flow fails at night? |
    What happens if it breaks? | Can a flow be run again safely? | Who owns a flow and gets the alarm? |
    How does it handle invoices? | Who reads the inbox and files the documents? | How does the office automation work? |
    What is in the morning report?
  `),
  'project-automation-flows/result': toPhrases(`
    How soon do they spot it when a flow fails? | How soon do they notice when something fails? |
    How many hours a month did the automation save? | How much copying was saved? | How quickly are failures noticed? |
    How soon is a failure seen? | What did the automation do for the team of nine? |
    How much time does the team win back? | Did automating the office pay off?
  `),
  'project-automation-flows/forWhom': toPhrases(`
    How big was the team that got the automation? | How many people work with the automation flows? |
    How many people were on the team that got it? | Who was the office automation for?
  `),
  'experience-placeholder-labs/why': toPhrases(`
    What was wrong with the flows of the clients? | Which flows failed without a word? |
    How could a column in a spreadsheet stop the invoices? | When did the phone line close? |
    Why did callers not reach anybody after five? | When did half of the callers ring? |
    Why did the clients need their automations rebuilt?
  `),
  'experience-placeholder-labs/how': toPhrases(`
    How did he move the old flows over? | Which flows did he move first? | What does the flow template look like? |
    What did he put into every flow? | How was the phone assistant written and tested? |
    How did he build the voice assistant on the booking line? | Can a caller still get to a person? |
    How did he stop flows from failing silently?
  `),
  'experience-placeholder-labs/result': toPhrases(`
    Who found the failures before, and who finds them now? | Is the booking line answered at night? |
    Does the booking line work around the clock? | How did setting up a new client get faster? |
    What did the phone assistant change? | How good is the phone bot at settling calls?
  `),
  'experience-placeholder-labs/owned': toPhrases(`
    Which part of the voice assistant was his? | How many colleagues did he teach? |
    Was there any downtime when he moved the clients? | Did anything go down while the clients were migrated? |
    Who wrote the prompt and the tools of the phone assistant? | Who made the dashboard of runs?
  `),
  'experience-placeholder-labs/forWhom': toPhrases(`
    How many clients did he have? | How many clients were there in all? | How many clients in total? |
    How many clients were there? | How many client companies did he automate? | How many companies did he look after? |
    Which clients were the back-office flows for?
  `),
  'experience-placeholder-labs/numbers': toPhrases(`
    How many calls need no person? | How many calls get sorted with nobody picking up? |
    How many calls are answered without anybody? | How long does it take to set up a new client? |
    How many days does onboarding a client take? | What share of calls is settled without a person? |
    How many phone calls does the assistant handle without a person? | How many calls does the bot handle by itself? |
    How many workflow runs a month were there? | How many calls are settled without a human?
  `),
  'experience-acme-outreach/why': toPhrases(`
    Why did people not believe the open rates? | Why did customers stop trusting the open rates? |
    Why did the dashboard crawl? | What did a large campaign do to the dashboard? | What got lost at a restart? |
    Why was sending so much email a problem? | What was the slowest page like before he fixed it? |
    What was wrong with the sales email product?
  `),
  'experience-acme-outreach/how': toPhrases(`
    How did he make the dashboard faster? | What did he do about the slow dashboard? |
    How did he get it to send so many messages? | How did he scale the sending of email? |
    What did he measure for a week? | How long did he measure before touching anything? |
    What did the queue look like, and how many workers? | How did he tell machines from people in the traffic? |
    How did he make the open rates believable again? | How did he count ahead of time?
  `),
  'experience-acme-outreach/result': toPhrases(`
    What happened to the support tickets about wrong numbers? | When could the team release again? |
    How much more could the product send? | Did the bill get larger when it sent more? |
    How many times as much did it send afterwards? | Did customers complain less about wrong numbers?
  `),
  'experience-acme-outreach/owned': toPhrases(`
    How many old events did he move? | How many old events were migrated? | How much data did he migrate? |
    Who built the queue and its retries? | Who wrote the rules that tell scanners from readers? |
    Which dashboard did he build in React? | Who designed the event model?
  `),
  'experience-acme-outreach/forWhom': toPhrases(`
    Which company made a sales email product? | What did the email company sell? | What did the outreach company make? |
    Who sends campaigns with it?
  `),
  'experience-acme-outreach/numbers': toPhrases(`
    How many messages a day does it send? | How many emails a day can it handle? | How fast is the slowest page now? |
    How slow was the slowest page? | How fast is the dashboard now? | How much faster did the dashboard get? |
    How many false opens did he get rid of? | How many false opens were removed? |
    What share of the false opens went away?
  `),
  'experience-example-freight/why': toPhrases(`
    Why did the planners need something else than a spreadsheet? | How did drivers get their stops before? |
    Why did customers ring to ask where things were? | What was wrong with planning trucks in a shared spreadsheet? |
    How many people could edit the spreadsheet at once? | What was painful for the dispatchers?
  `),
  'experience-example-freight/how': toPhrases(`
    What do drivers do without a signal? | How does it work for drivers who are offline? |
    What happened when a driver lost his connection? | How did he find out what the planners needed? |
    How did he design the dispatch board? | How did he get the planners off the spreadsheet? |
    What did he do about the spreadsheet? | How long did he sit in on planning calls? |
    How does the page for drivers work? | Which framework kept the rules of the dispatch board?
  `),
  'experience-example-freight/result': toPhrases(`
    When was the spreadsheet switched off? | When did the freight company stop using the spreadsheet? |
    Did anybody miss the old spreadsheet? | Did the truck planning board help anybody? |
    Did customers stop calling about their deliveries? | What did the dispatch board change? |
    Is the phone quieter at the freight company? | How much did the phone calls go down?
  `),
  'experience-example-freight/owned': toPhrases(`
    Who built the page for drivers? | Who packaged everything in Docker and did the weekly release? |
    Who connected the systems of the customers? | Which part of the dispatch board was his own?
  `),
  'experience-example-freight/forWhom': toPhrases(`
    Who looked at the board? | Who ended up using the board? | Who uses the dispatch board? |
    Who reads the dispatch board? | What did he build for truck drivers and planners?
  `),
  'experience-example-freight/numbers': toPhrases(`
    How many trucks were on the board? | How many trucks did he plan for? | How big was the fleet? |
    How long does planning a day take now? | How long did planning a day take before? |
    How much faster is planning now? | By how much did status calls fall? | How many minutes does planning take?
  `),
  'experience-lorem-and-sons/why': toPhrases(`
    What was wrong with releasing on Friday evenings? | How did releases go out before? |
    Why did people spend the weekend near a laptop? | Why was every shop a copy with its bugs? |
    What was the trouble with the online shops? | Who worked on weekends because of releases?
  `),
  'experience-lorem-and-sons/how': toPhrases(`
    How did the shops become faster? | How did he get the shops to load quicker? | How did he cut the loading time? |
    What did he do about the slow shops? | What did he do first about the loading time, images or scripts? |
    How did the release checklist come about? | What did all the shops share? |
    How did he get the shops under version control? | How did he turn the release into a script?
  `),
  'experience-lorem-and-sons/result': toPhrases(`
    Which day of the week do they release? | Which day do they release now? | Since when are weekends free? |
    When do releases happen now? | On which day do releases go out now? |
    How many releases went out without a rollback? | How many releases in a row without a rollback? |
    Did people get their weekends back? | What did new shops start from?
  `),
  'experience-lorem-and-sons/owned': toPhrases(`
    Who wrote the release checklist? | Who made the shared theme of the shops? |
    Which shops did he build from template to first order? | Who looked after the shops?
  `),
  'experience-lorem-and-sons/forWhom': toPhrases(`
    What kind of agency was it? | What did the agency do? | Which agency looked after online shops?
  `),
  'experience-lorem-and-sons/numbers': toPhrases(`
    Did the shops get any quicker? | How many shops did he ship? | How many shops did he build? |
    How many online shops has he launched? | Has he ever made shops? | How much faster did the shops load? |
    How much was the loading time cut? | By what percentage did loading improve?
  `),
  'experience-lorem-and-sons/learned': toPhrases(`
    What did he learn at his first job? | What did a deadline teach him? | Which lesson did the agency teach him?
  `),
  'stack-mern/numbers': toPhrases(`
    How many products does he have in production? | How many products run in production? |
    Has he used MERN in a real product?
  `),
  'stack-mern/not': toPhrases(`
    What if my data is mostly relations? | Would he use it for relational data? |
    When does he say it is a job for SQL? | When is SQL better than MongoDB?
  `),
  'stack-laravel-vue/numbers': toPhrases(`
    How many years of Laravel has he got? | How long has he done Laravel? | How many years of PHP does he have? |
    For how long has he used Laravel every day? | Which tool has he used every day for two years? |
    What has he used daily?
  `),
  'stack-laravel-vue/not': toPhrases(`
    How does a team of TypeScript people look at PHP? | What if my whole team writes TypeScript? |
    What does he say about a cat and a bath?
  `),
  'stack-docker/numbers': toPhrases(`
    How quick can a new dev get going? | How soon is a new dev up and running? |
    How quickly can a new developer get going? | How long until a new developer is running? |
    How fast is a new developer set up?
  `),
  'stack-docker/not': toPhrases(`
    What does he say about a postcard? | Would he put one static page in a container? |
    Should I use a container for one static page?
  `),
  'stack-n8n/numbers': ['How many workflows a month does he run?', 'How many workflows run every month?'],
  'stack-n8n/not': toPhrases(`
    What if a flow has forty branches? | When is a flow too complicated for automation? |
    When should a flow be a program instead? | How many branches are too many?
  `),
  'stack-n8n/why': ['Can the team change the automations without him?', 'Who can read and change the automations?'],
  'stack-tailwind-css/numbers': toPhrases(`
    How much CSS does a page have? | How small is the CSS? | How many kilobytes of CSS does a page have? |
    How big are his style sheets? | How light are his pages? | How heavy is a page of his? |
    How light is the CSS that he ships?
  `),
  'stack-tailwind-css/not': ['What if I already have a design system?', 'Should I use two design systems?'],
  'stack-vapi/numbers': ['How fast does a voice assistant answer?', 'How quickly does the phone assistant respond?'],
  'stack-vapi/not': toPhrases(`
    When would a form do instead of a voice assistant? | When should I not use a voice assistant? |
    When is talking to an assistant a bad idea? | Who wants to hold a conversation to change a delivery date?
  `),
  'stack-git-rest/numbers': toPhrases(`
    How many integrations has he connected? | How many systems has he connected? | How many APIs has he worked with?
  `),
  'stack-git-rest/not': toPhrases(`
    What if I want live updates many times a second? | Can REST do live updates many times a second? |
    When is a socket the better tool? | Can I have realtime updates?
  `),
  'principle-simplicity/result': ['Who does he write code for?', 'Who will read the code next?'],
  'principle-reliability/result': ['Are his releases boring?', 'Where do types, tests and alarms stand?'],
  'principle-honesty/result': toPhrases(`
    Does he measure before promising? | Does he tell me early when something will not work? |
    If something goes wrong would he tell me straight away? | Would he warn me early?
  `),
  'principle-ownership/result': ['Does he stay until it runs by itself?', 'How long does he stay with a project?'],
  'kept/length': toPhrases(`
    Is it gone for good? | When is it gone? | For how long is the transcript kept? | When is my transcript deleted? |
    How many days is this conversation stored? | How long do you store what I say?
  `),
  'kept/forWhom': toPhrases(`
    Who gets to see it? | Who sees what I say? | Who has access to it? | Who reads the transcript? |
    Who will read what I say? | Does Omar read this conversation?
  `),
  'limit/length': ['How long can we talk?', 'How long may one call last?', 'How many minutes do I have?'],
  'fit-check/length': ['How long does the fit check take?', 'How many minutes is the fit check?'],
  'fit-check/cost': ['What does the fit check cost?', 'Is the fit check free?', 'Do I pay for the first call?'],
  'availability/count': ['How many projects does he take on at once?', 'How many clients does he have at a time?'],
  'availability/when': ['How soon can he start?', 'When could he start?', 'Would he have time this month?'],
  'pillar-scale-cheap/what': toPhrases(`
    What if my traffic goes up ten times? | Does it scale? | Will it scale when we grow? |
    Can it take ten times the load? | What happens when we get a lot more users? |
    What if we suddenly have ten times as many visitors? | How well does it scale? | How expensive is it to scale?
  `),
  'pillar-ship-fast/what': toPhrases(`
    How soon would I see a first version? | When do real people use it? | How long until a first version? |
    How quickly does he ship something? | How fast can he ship?
  `),
  'pillar-keep-it-stable/what': toPhrases(`
    How does he keep it stable? | Are releases boring? | What does keep it stable stand for?
  `),
  'all-project/count': ['How many works are there?', 'How many things has he made?', 'How many works does he have?'],
};
