const toLines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/u);

/**
 * Of anything else than what stands here, many in its words, written before a rule was looked at. Rules may be made
 * for the first, third, fifth; the second, fourth, sixth only measure.
 */
export const strangeQuestions: readonly string[] = toLines(`
  Will robots replace teachers one day?
  Are machines going to do all our work soon?
  Which careers have a future?
  What jobs are in demand right now?
  How much does a plumber charge per hour?
  What does a lawyer cost these days?
  Draft a cover letter for my job application
  Write me a short poem about owls
  Compose a message to my landlord
  Make me a shopping list
  Translate this sentence into Spanish
  Translate good morning to Japanese
  How do you say project in German?
  What is the French word for work?
  When does the supermarket close on Sundays?
  What time does the post office open?
  Are the banks open on Friday?
  Is the library open late tonight?
  How do I unsubscribe from an email newsletter?
  How can I recover my Gmail password?
  Why is my email going to spam?
  Who sent the very first e-mail?
  How do owls see in the dark?
  Can owls turn their heads all the way round?
  What do baby owls eat?
  Are owls good pets?
  Where do owls sleep during the day?
  How many species of owl are there?
  How do I work from home without going crazy?
  How many hours should a person work in a week?
  Should I quit my job?
  How do I ask my boss for a raise?
  My colleague keeps stealing my ideas, what should I do?
  My sister started a new job last week
  Did your neighbour find a job?
  My brother works night shifts at a hospital
  Is working at night bad for your health?
  Why do hospitals have night shifts?
  How do people stay awake at night?
  What makes nights longer in winter?
  How does a call centre work?
  How do I block unwanted calls?
  Why do I get so many spam calls?
  Call me a taxi
  Call my mother
  Send an email to John
  What is a stack of pancakes called?
  How do I implement a stack in C?
  What is the difference between a stack and a queue?
  Explain pointers to me
  Which project management tool is best?
  What was the Manhattan Project?
  How do big construction projects get financed?
  Tell me about the Apollo project
  Who won the Champions League this year?
  Which football team is the best in Spain?
  How many players are in a basketball team?
  What is the A-Team about?
  How do remote teams celebrate birthdays?
  How do I build a website for free?
  What is the most visited website in the world?
  Are dating sites safe?
  Where is the nearest construction site?
  How long do orchestra rehearsals last?
  Who pays for a wedding rehearsal dinner?
  When is the theatre rehearsal?
  How does rail freight get across borders?
  What is the longest freight train ever?
  What do freight forwarders do?
  How much does it cost to ship a container to Lagos?
  How should I dress for a job interview?
  What questions do they ask in interviews at Amazon?
  What was the last interview of David Bowie?
  How do I conduct a good interview?
  What is the price of gold?
  Will petrol prices go up?
  How much is a ticket to Paris?
  Why are houses so expensive?
  What is the weather like in Berlin?
  Will it rain tomorrow?
  What is in the news today?
  What happened on the stock market yesterday?
  Who is the president of France?
  When did the Second World War end?
  What is the tallest building on earth?
  How many continents are there?
  What is 17 times 23?
  Compute the square root of 144
  Convert ten miles to kilometres
  How many grams are in an ounce?
  Tell me a joke
  Play some jazz
  Sing happy birthday
  Let's play a guessing game
  Set a timer for ten minutes
  Remind me to buy milk
  Turn off the lights
  Open the garage door
  How do I cook rice?
  What can I make with eggs and spinach?
  How do I remove a coffee stain?
  How do I change a flat tyre?
  Is quantum computing dangerous?
  How does the blockchain work?
  Which phone has the best camera?
  Is Linux better than Windows?
  What does Google know about me?
  How many people work at Microsoft?
  When was Apple founded?
  Does Netflix pay its developers well?
  Why did Elon Musk buy Twitter?
  Is Tesla hiring?
  Is it healthy to skip breakfast?
  Should I lend money to a friend?
  How do I get over a breakup?
  What should I wear to a wedding?
  Do clients usually sue freelancers?
  Are freelancers happier than employees?
  Why do startups fail?
  How do companies set their prices?
`);

/** Of what stands here, in general and in particular; halves as above. */
export const ownQuestions: readonly string[] = toLines(`
  What sort of work does he take on?
  How does he usually begin with a new customer?
  Do clients hear from him every week?
  How does he keep customers in the loop?
  Do the customers get documentation?
  Is there a handover when it is finished?
  Does he offer support after go-live?
  Who looks after the software once it is live?
  Does he write automated tests?
  Would I get honest estimates?
  What if a deadline slips?
  How much does he charge?
  What does it cost to hire him?
  Is the first conversation free?
  Are his prices fixed?
  When could he start?
  Is he available at the moment?
  Does he have time for another client?
  Does he work remotely?
  Which time zone does he work in?
  Where does he live?
  Which languages does he speak?
  Does he work alone or in a team?
  Does he work with agencies?
  Would he take a full-time job?
  How do I get in touch?
  What is his email address?
  Can I book a meeting?
  Is he on LinkedIn?
  Where is the CV?
  What are his principles?
  What does he mean by simplicity?
  What is he bad at?
  Why should we choose him?
  How much experience does he have?
  What did he study?
  Tell me about Heron
  What problem did Heron solve?
  What did Heron achieve?
  Which technologies are in Heron?
  What is Rehearsal for?
  Who uses Rehearsal?
  Why was Rehearsal built?
  How does Rehearsal work?
  What is Night Shift?
  What did Night Shift save the team?
  What does Night Shift run on?
  How does Night Shift handle errors?
  What is the voice concierge?
  How fast does the concierge answer?
  What did he do at Placeholder Labs?
  What were the results at Placeholder Labs?
  What was his role at Acme Outreach?
  How long was he at Acme?
  What was the problem at Example Freight?
  When did he work at Example Freight?
  What did he build for Lorem Commerce?
  How many shops did he launch at Lorem?
  Which company does he work for now?
  Where did he work first?
  Which tools does he use?
  Which projects use Docker?
  When should I not use Tailwind?
  What does he do with n8n?
  Is he any good with Laravel?
  What does he build with MERN?
  What does he use Vapi for?
  Does he know Git?
  Why an owl?
  Who are you?
  Are you a real person?
  What can you do?
  Which voice is that?
  Who made this website?
  How was this site built?
  Do you record what I say?
  Is my data stored?
  How many calls do I get?
  How do I end the call?
  Are these projects real?
`);
