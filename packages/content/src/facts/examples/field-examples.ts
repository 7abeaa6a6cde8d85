import { toPhrases } from '../phrases.ts';

/** How people ask for a field of an entry, in whole questions without its name. */
export const fieldExamples: Readonly<Record<string, readonly string[]>> = {
  what: toPhrases(`
    tool of choice | of choice | the weapon of choice | his choice for that |
    i have a question about | a question about | i had a question on | question regarding | something about |
    what's the deal with | what is the deal there | what's up with | whats up with | tell me of | what of |
    sounds fun | that sounds fun | sounds interesting, what is it | that one sounds good | first. What does it do |
    what does it do | what does that do exactly | so what does the thing do | and what does it actually do |
    what did he do at | what did he do there | what did omar do at | what has he done at | what did he do for |
    what was he doing at | what work did he do there | what work he make with | what did he make there |
    what did he build there | what did he build for them | what was that job | what was that company | what company is that |
    what was the company | what was the place | what sort of place was that | what was the one with | which was the one with |
    which job was that | which one is that | which job was the one with | which one was it with | is there a tool for that here |
    someone said there is a tool for that here | is there something here for that | is there anything like that here |
    is there something for us here | did he ever do something like that | has he ever dealt with that |
    did he ever build something like that | did he ever make such a thing | has he done that before |
    has he solved that | does he have something for that | has he got anything for that | what about the one with |
    i saw, is that about | is it about | is that something with | what is that about | what's it all about |
    what is it for exactly, in one line | introduce me to | a word on | two words on | walk me through that one |
    go on about | start with | let's start with | begin with | okay now | now | next | back to | ok back to |
    and now to | to come back to | let us talk of | let's hear about | let me hear about | i came for | i am here for |
    i am interested in | my boss wants to know about | i read about |
    what is | Tell me about , would you | never heard of , fill me in | so what's this thing all about |
    give me the gist of | I keep seeing the name here. What is that | could you walk me through in a few sentences |
    – is that an app or a service or what | What exactly did he do at | I'd like to hear about please |
    explain to me like i'm five | What was omar up to at | Let's talk about |
    for somebody who knows nothing, how would you describe | ok and what is that then |
    Say a bit more on that one, please | come again, what is this thing | what did he do there all day |
    more about it | I don't get what it is, really | Could you sum that one up for me |
    what sort of thing is that supposed to be | Does he know | Is he any good with | can omar do |
    has he ever touched | what does he do with | what's his experience with | we need somebody for , is he up for it |
    do you work with | Tell me about | Is in his toolbox | how well does he handle |
    I see on the list. What does he use it for | does he know that one | what does he do with it | can he use that |
    Is he fluent in it | what's he using it for | which projects has he built | What's in the portfolio |
    list his projects please | show me his work | what has omar made so far |
    I'd like an overview of all the things he built | can you name the projects | stuff he's made |
    what are the works on this page | Run through everything he's created for me | tell me about his career |
    Where has he worked | what jobs has he had | work history please | give me a rundown of his cv |
    which companies did he work for | Could you walk me through his career so far | professional background |
    what's his employment record look like | past employers | what tools does he use |
    Which technologies does he work with | tech stack | what's in his toolbox |
    list the languages and frameworks he knows | What can he code in | Give me his stack please |
    what are his technical skills | which software is he at home with | what tech does oma rely on |
    what are his principles | What does he stand for | which values does he work by |
    how does he think about good work | list the principles | what rules does he live by in his work |
    Tell me about his work ethic | what matters to him when building software | his philosophy |
    i'd like to know what omar believes in | Somebody mentioned to me, and I have no clue what it is | pls |
    What means | Is a company or a product or a website | it says here, what should I imagine | describe |
    What can do | my colleague wants to know what does | Right, . Go ahead |
    what kind of business is and what did he do for them | The card says . Care to elaborate |
    whats in plain english | I would be interested in , if you could introduce it to me | what was his work at about |
    tell me everything about that you have got | and this one, what's it do | What's the thing there for | say more |
    which kind of job was it | Sorry, I still don't know what that is | the short version of it please |
    Could you describe it | how is he with | Does omar speak | any experience with | Is something he works with |
    could he help us with our project | what role does play in his work | Would you say he's an expert in | skills |
    do you happen to know if he uses | he has on is page, what is it doing there | Say something about | What about |
    my cto insists on . Can your guy do that | is that one of his tools | does he use it much | any experience there |
    What's it for, in his work | tell me about this tool | what have you got to show |
    Could you tell me which things omar has built | his portfolio in short | what sort of projects has he been doing |
    Which apps did he create | i'd love to see some examples of his work | what projects | What products are his |
    What is there to look at on this site, project wise | enumerate the works | wear has he been employed |
    What does his resume look like | tell me about his professional life | who has he worked for in the past | jobs |
    how has his career gone so far | I'm a recruiter, could you summarise his experience |
    what companies are on his cv | Who were his employers | his job history in short please | what does he code with |
    Which technologies are his | languages, frameworks, the lot please | what's his tech stack |
    With what does he usually work | What programming tools can he offer |
    is he a react guy, a php guy, or what does he use | what are the tools of his trade |
    Could you read me the list of tools | what are the principles he follows | Does he have any values |
    how does he approach his work, ethically i mean | What's important to omar at work | principles |
    by which principles does he build software | What can I expect from him in terms of values | his credo |
    could you read out the principles | what ideals has he got as a developer | yo what's |
    I'm reading aloud here for my husband: . What would that be, dear | hm, , doesn't ring a bell. What is it |
    wat is | let's start with | I clicked on and got curious | Would you mind introducing | in one sentence |
    what does do that other things don't, or simply what is it | for my article I need to know what is | next one: |
    What do they make at and what was he doing in the middle of it | , what's that about, I only know teh name |
    can i hear about | What's the story of | That one, what is it exactly | go on about it |
    Tell me what he did at that job | what kind of project is it | Please introduce it | whats that |
    What was the job about | Details please | has he got experience | Could I hire him for | Is part of what he does |
    how good are you at | what does a guy like him need for | , does he know his way around it |
    did he ever do anything with | I need help with | is he into | knows he | What can you tell me about him and |
    what's and what does he do with it | we're looking for people. Is omar one | knowledge | does he know it |
    what about that one | Is he any good at it | tell me more about that tool | what did you make |
    So which things has he actually shipped | i'd like the list of projcets | show me what he's done |
    what's there to see in his portfolio | name me his works one after the other |
    Could I get a quick tour of the projects | what has this guy built | projects |
    my wife wants to know what all he's made | What did he do professionally up to now |
    Give me his career in a nutshell | places he worked | what's his background, which jobs |
    for whom has he worked over the years | Could you read me his cv | experience | what has been his path so far |
    Which employers can he show | I'd like to hear the list of his jobs | what's he using |
    What are his skills, technically | tools | with which programs does he build things |
    what's the technology he is trained in | Tell me about his tech stack |
    is there a list of the tools he works with | Which frameworks can I get from him |
    what stuff does he program with | for the tender I need his technologies | What principles guide him |
    Could you tell me about his values | how does he like to work, any rules | what are the beliefs behind his work |
    values | What's his attitude to work | which standards does he hold himself to |
    what does omar care about as an engineer | the principles on the page, read them to me |
    by what philosophy does he develop | sorry, teh line was bad, what was that thing again |
    and that other one, what would that be | is he at home in that | tell me about | never heard of , what's that |
    So , is that an app or a company or what | in one sentence please | give me the short version of | What does do |
    sum up for me | explain like i'm your grandma | I read the name on the page and have no clue what is behind it |
    what happens at | what did he do at | what kind of thing is supposed to be |
    My colleague mentioned and I nodded, but honestly I couldn't say what it is | let's hear about then | overview |
    for my article, how would you describe to a reader who knows nothing about software |
    can you walk me through , just the gist | what is about | what is it | and what does that do exactly |
    Tell me more | sorry, what's that | is it an app | i still don't get what it is |
    Okay I see the name and a little picture, but what am I actually looking at here | describe it a bit |
    what kind of work was that | in plain english please what does the thing do |
    go on, what's the story with that one | say what it is again, i was on mute | what did he do there |
    does he know | Does he use | what's for | explain to me | can he do | i see on the page, what is that |
    is he any good with | what's in normal words | how does he use |
    we run everything on , is that something he works with | , never heard, what it is | what do you have on |
    is one of his tools | As a shop owner I keep hearing from agencies and nobody tells me what it is | what can do |
    what is that | and what does it do | what's that for | is that a program or a language | explain that tool |
    so is it something you install or what kind of thing is it | tell me about that one | What's that in plain words |
    say something about it | how does he use it | i'm not technical, what is this thing | is he good at that |
    you've said three times now and i'm still waiting for somebody to tell me what it actually is |
    So there's this box on the page that says , and before I go any further, could you fill me in what's in that box |
    i skipped the text and went straight to you, so what's when it's at home |
    my daughter pointed at and asked me what it is, and I had no answer | yo whats | wat is pls |
    We're comparing five candidates here, so a line or two on for my notes would be great, what was it |
    could you introduce as if i were sitting next to you on the train |
    Describe what a normal day at looked like for him, what did he get up to |
    i was wondering whether is a product or more of a service, what is it |
    In the list it says , full stop, and what did he do under that heading | what am i to picture under |
    what's the deal with | Fill me in on , would you, I came late to this call |
    please could you say some words on the | what's the elevator pitch of |
    I am reading aloud here for my husband, it says , and now he wants to know what that's all about |
    what were the main things going on at | pretend you have ten seconds to describe , go | what's all about then |
    right, and before we talk numbers or reasons, just tell me plainly what the thing is |
    sorry dear, you lost me, what was that again that he made | what was the job about |
    so that's a kind of tool, or a website, or what have i got to imagine | what does one do with it, on the whole |
    give it to me in a nutshell | hang on, what's this one |
    I'd like to hear a bit more about that one if you don't mind | and in one breath, what is it |
    what did his work there consist of | you can skip the details, just roughly what it is | whats it do tho |
    i'm the one who pays the bills here, not the techie, so would you tell me what actually is |
    We use in our company every day, is he at home with that | there's a card that says , what's on it |
    what kind of animal is | could he take over something written in | yes or no | is in his repertoire |
    what does mean for a customer like me | he is knowing | how comfortable is he with |
    I read and thought of a washing powder, what is it really | go on, tell me what he does with day to day |
    a word on please | whats lol | does omar work with at all | Is a language or a service or what |
    what can you tell me about him and | would he be able to help us with | what's good at |
    you threw that word at me as if i knew it, what is it | never heard of that, what is it |
    is he familiar with that | ok and that thing does what in the end | more about this tool please |
    can you explain it to somebody who still prints his emails | what's it about, that tool |
    What does the card say about it | and can he work with that | what's he using that for |
    what is it in one sentence | a database, a language, a program, which is it | what did he do for |
    what did he do | what does he do there | what about | what is it about | what was that about | what was about |
    open it | open | open that one | show it | show it to me | show me | bring it up | pull it up | let me see it |
    tell me more | tell me more about it | more | something about | what is that one | tell me about the other one |
    does he use it | does he work with it | has he worked with it | has he done anything in it | is he good at it |
    what does he say of it | what are these works | which works are there | what works does he have |
    show me the works | which works does he have | list his jobs | list his jobs please | read me the companies |
    what is in his stack | which tools does he have | name his principles | which projects does he have |
    show me the projects | list the projects | walk me through his projects | name all projects |
    what are his projects | name the projects | his projects please | all projects | which projects are there |
    tell me his projects | go through the projects | run me through the projects | which jobs does he have |
    show me the jobs | list the jobs | walk me through his jobs | name all jobs | what are his jobs | name the jobs |
    his jobs please | all jobs | which jobs are there | tell me his jobs | go through the jobs |
    run me through the jobs | show me the tools | list the tools | walk me through his tools | name all tools |
    what are his tools | name the tools | his tools please | all tools | which tools are there | tell me his tools |
    go through the tools | run me through the tools | which principles does he have | show me the principles |
    walk me through his principles | name all principles | name the principles | his principles please |
    all principles | which principles are there | tell me his principles | go through the principles |
    run me through the principles | has he touched it | has he ever touched it | has he ever used it | the jobs |
    the tools | can you explain it to my grandmother | explain it to a child | explain it like I am five |
    anything he will not compromise on | does he build such things | does he build those
  `),
  why: toPhrases(`
    what was broken before | how did they do it before | what was wrong before he came | how did they plan before | what went on there before | what made them want it | and before he showed up, how bad was it | what was the trouble at the start | what did they do before that |
    Why did he build | What was the reason behind | what problem was meant to solve | How come exists at all |
    what was broken before came along | why on earth would anyone need | what was wrong at when he got there |
    I was wondering what made him start | – what was the pain point | Whats the point of |
    waht sort of trouble was in that they needed him | tell me the motivation for | What itch does scratch |
    was there actually a need for , or just for fun | what drove omar to make | and why was that needed |
    what was the problem in the first place | for what reason though | How did they end up needing it |
    what was going wrong before | Why bother making it | What gave him the idea for that one |
    was there a real need behind it | Why does he use | Why and not something else | waht made him choose |
    what's so great about | why did he settle on | what are the advantages of in his view | reason for picking |
    i don't see the point of , convince me | How come it's of all things | What does he like about | what speaks for |
    is there a good argument for | Why would omar go with rather than the alternatives | why that one |
    what made him pick it | and what's good about it | Why does he prefer that over others | What are the benefits |
    why this stack | What's the idea behind his choice of tools | why exactly these tools |
    how did he come to pick those technologies | reasoning behind the stack | Why so few tools |
    What do the tools have in common, why them | by what criteria does he choose his tools |
    what is the stack good for | is there a philosophy to his tool selection | what led to |
    Was their a particular annoyance that became | For which problem is the answer | why |
    what did suffer from before they called him | I don't understand the need for . What for |
    for what reason was started | What was the starting situation at |
    there must have been some pain at , what was it | how was it at before he changed things, bad I guess |
    why was made by him, for which reason | say, what's the background story to , why was it necessary |
    what purpose did he have in mind with | whats the deal with , why does the world need another one |
    Who needs ? I mean, what trouble does it take away | What made it necessary | Why'd he do that |
    what was so bad about it before | and the reason | what were they struggling with, at the beginning |
    the problem being what | Where did the need for that come from | but why | what convinced him of |
    Is there a reason he works with | What good is | why bother with | what does give him that others don't |
    he could've taken anything, why | Pros of | for what reason uses he | why is omar so fond of |
    How does he justify | What benefit does have for a client like me | why would anybody still pick today |
    I'd have gone with something else than . Why did he choose it | why does he like it |
    for what reason did he take that one | what are the advantages | and why not something else | Why use it at all |
    Why these tools and no others | What made him put together that stack | for what reason did he choose this tech |
    why does he work with such a mix | what's the thinking behind his tech stuck | What do those tools serve |
    is there logic in his selection of tools | why not simply use everything, why this set |
    How does he decide what goes into the stack | what purpose does the stack have |
    What hole in the market did fill | explain me the why of | did something bug him so much that he built |
    what for did they make | before , how did folks manage, and why wasn't that good enough |
    What mess did he walk into at | Isn't a solution without a problem | the purpose of , please |
    – why did it have to be done | why was his help needed at | Who had the problem that fixes, and what was it |
    had some crisis or why did they bring him in | Which shortcoming pushed him to build |
    how bad were things at back then | we're in a similar hole. What was the trouble at | waht triggered it |
    Why was that built | what's the point of it | what situation did he find there | what was the pain |
    Was something broken | how did it come to that, what was the need | and what did it need fixing for |
    What's the reasoning for | Why would I want | what is in for me |
    isn't a bit old fashioned, why does he still take it | what problem does solve for him | sell me on |
    why is among his tools | waht advantages has | How did win him over |
    Of all the stuff out there he went for , why's that | the upside of | what makes the right pick |
    what does do better than the rest, in his opinion | what's so special about it | reason |
    Why's he so keen on that | What speaks for it | and what made him choose that | what's the upside |
    Why does he use those tools | What's the common goal of his stack | how does he pick tools |
    what's the rationale for his technologies | those tools, why them |
    Why does he limit himself to so few technologies | what do all these tools get him |
    Is there a reason for his combination of tech | what was he aiming at with this selection of tools |
    for what reason such a stack | we nearly went under with the same thing, why did they need it there |
    there are cheaper ones, why | why did he make | What was wrong before | what problem did have |
    what's there for, i mean which pain was it meant to take away | Why was he needed at |
    what was broken at when he came in | what's the point of | how come exists at all | did anybody really need |
    the reason for | what made him start | Before came along, how bad was it really |
    i always ask what hurt first, so what hurt in the case of | what were people complaining about at | solves what |
    where did the need for come from | There must have been some kind of mess that led to , hm |
    what situation did he find at | motivation behind | why though | what was the problem |
    what was going wrong there | why was that necessary |
    Who woke up one day and said we need this, and for what reason | what did they do before they had it |
    and the trouble was | sounds like a solution looking for a problem, was there one |
    so what was the matter when he arrived | what's it good for | why bother building it |
    What was the starting situation there | why did they call him in | why does he use | what's good about |
    Why did he choose | what does he like about | why not something else than | advantages of | why would i want |
    what made him pick over the others | reason for | What do I gain from | is just fashion or does it have a reason |
    there are a hundred alternatives to , so why exactly this one | when does make sense | sell me |
    why is he such a fan of | for what reason is on the list | what's the benefit with | why does he use it |
    what's good about it | why not another one | what's the advantage | and why did he go for that |
    what do i get from it | What's the point of using that | who talked him into it, or what was the reason |
    does it have benefits | why is it better |
    couldn't he just use something simpler, what is the reason for that one | what does he like about it |
    i get what is, what i don't get is why anyone would sit down and make it |
    Was there a particular annoyance that set off, or did he just fancy it |
    What state were things in when called him, what was the trouble | at , where did the shoe pinch |
    who was suffering before , and from what | so what itch does scratch |
    In my experience nobody pays for software without pain, so what was the pain behind |
    what's the background story to , why was it needed | how did folks manage without , badly i suppose |
    tell me the reason came to be | whats the use of | Which problem would still be there today if he hadn't done |
    I'm from a newspaper and the interesting bit for me is always the why, so, , why |
    what drove him to do and not something easier | what had gone wrong at so that they had to bring somebody in |
    Isn't just reinventing something that already exists, why did he need his own | in what was the problem to solve |
    what gap does fill | what for did he make | the why of , in short |
    so things were bad over there before he came, i gather, but bad in what way |
    and nobody had fixed that before, what was the matter there | was there a need for it or was it for fun |
    I wonder what pushed him to make it in the first place | what's the idea behind it |
    ok cool but what do people need that for | what made it necessary | which headache was that supposed to cure |
    you started with the solution, can you go back one step, what was the trouble | what were they fed up with |
    what was the mess he walked into | For what reason did they want it |
    our own developers swear by something else, so what made him go with |
    Convince me: for what good reason should my little shop care about | what's in for me | why of all things |
    pros of | what would be harder without | what's the argument for | why would anybody bother with |
    he could take anything, why does he always take | for which reasons he prefers |
    What does do better than the rest | does bring any advantage to the client | in what cases is the right pick |
    what's the sense in | what got him hooked on | i'd have thought was old hat, why does he still use it |
    whats the benefit of | why do developers love , why does he | What's his case for | why should i pay for |
    i always ask this because people just follow fashion, so what's his reason for using it | the pros |
    what does it do better than others | and what speaks for it | why would a customer want that |
    so tell me why it made the list | is there a good reason for it or is it habit | what makes it the right one |
    why on earth that | what would i miss without it | What made him settle on that | when is it a good fit |
    what was wrong | what was wrong there | what problem did he find | what was it like before | how was it before |
    what did they have before | why did he build it | why did they hire him | what is good about it |
    what is so great about it | what are the benefits | the reason | its reason | reason for it |
    what was the reason | the reason behind it | the reason of it | its purpose | the purpose |
    what was he hired to sort out | what did they want him to tidy up | how come they needed it
  `),
  how: toPhrases(`
    and if it gets stuck | how did he get round that | what does it do when it is not certain | how did he do that | what did he do about it | what does it do with that | how is that done | how did he pull that off | and what happens when that fails | what would i see on the screen |
    how does work | How did he go about it at | what's going on under the hood of |
    walk me through how was done, step by step | I'd love to know how he tackled the mess at |
    Can you explain the mechanics of | how is put together | What was his approach at |
    sounds clever, but how does it actually do that | by what method did he fix things at |
    how did omar solve it for | architecture of | In what way does do its job |
    what steps didhe take at to get it sorted | any idea how pulls it off behind the scenes | and how did he do that |
    how does that work exactly | we have the same mess, what did he do about it there | What was the solution then |
    How'd he pull that off | talk me through the way it works | Which steps did he take to fix it |
    so how is it built inside | what did he actually do to turn around | How is doing what it does |
    tell me the trick behind | , how did he do it | what is teh inner working of |
    For a technical reader: how was designed | my question is how he managed to solve that at | how he has made |
    Does work by magic or what's the mechanism | please explain the workings of , I am an engineer myself |
    How did he proceed with | Which plan did he follow at | in , what happens from start to finish |
    I read about , but not how he got them out of the hole. How | what solution did he come up with for |
    What's the mechanism | okay but how | how did he go about fixing it there | explain the inner workings please |
    what was his approach | And what did he do about the problem | how does it go, from beginning to end |
    What was done to solve that | by which trick does manage that |
    How would you explain the inside of to an engineer | what did he change at | , how it works |
    so at he fixed it, sure, but by doing what | describe the method behind |
    how does one use , what happens when I start it | Can you go through the process he used at |
    technically speaking how did he crack | What measures did he take at | what's the clever bit in |
    Which way did he choose to solve things for | did he rewrite everything at or how did he do it |
    my developer asks how is structured | how on earth does know what to do | How was that achieved |
    What's the trick | we've got the same trouble, how did he get rid of it there | step by step please, how |
    what did he do differently to make it work | and how does it function | In which way did he solve it |
    What's happening inside that thing | suppose I had that problem, what did he do to get round it there |
    how did he do | how did he fix things at | how did he go about , step by step | where did he start with |
    what's under the hood of | how it works inside | How's put together | what's the trick behind |
    what did he change at to make it better | I'd like to know the method, not the tools: how did he tackle |
    can you explain the mechanics of | what was the plan at | the architecture of please | how did he solve it at |
    As a CTO I'm curious about the design, so how is structured | by what means did he turn around |
    what did he do first at and what after that | any idea how does it | how does it work | how did he do that |
    ok but how | what did he do about it | and how did he go about it there |
    We have exactly the same mess in our shop, what did he do about it there | what are the steps |
    what goes on inside it | how did you get that to work | what was the solution then |
    So he comes in on day one, everything is on fire, and then he does what | how's it built |
    Explain me how he made this | I understand what achieved, and I'd be happy to hear the way he got there, roughly |
    take me behind the curtain of , what happens from the first click to the end |
    So he arrives at , it's monday morning, and how does he attack the thing |
    we tried something like ourselves and failed, how did he make it work | what was the recipe at |
    how the is functioning, technically | did he rip everything out at or go bit by bit |
    What's the clever part of , mechanically I mean | how does manage that without falling over |
    did he rewrite it at or patch it up, how did he do it |
    You know what I'd ask in the interview: what were the moves he made at , in order |
    i've got a whiteboard here, talk me through how works so i can draw it | how did get from bad to good |
    what goes on behind the scenes in | how did he crack it at | what strategy did he follow with |
    is there magic in or how is it done | What did he put in place at to fix it | in , what talks to what |
    how excactly does do its job | fine, that's the what, and now the how please |
    nobody just does that overnight, so what were the steps he took | did he start over or repair what was there |
    and what was the fix in the end | what's the mechanism | so you press a button and then what happens inside |
    i'm just a student but i'd love to copy that, how did he go about building it |
    Through what changes did he get them there | how on earth did he manage that |
    what was the approach there, measure first or just start coding | how'd he do it |
    can you take me through how the whole thing operates | how it works | how did that work | how did he do it |
    how did he fix it | how did he solve it | how was it done | what does it do | what can it do | does it tell you |
    does it show | does it explain | what happens when | what happens if | what if | what if something fails |
    what does it do when | and when it is not sure | how does it know | how does it know that it was a person |
    who checks it | does somebody check it | what if it does not understand somebody | what if it does not know |
    what if it gets something wrong | what did he do about it being so slow | does a human ever check it |
    does a person check what it does | what did he do about that being so slow | what did he do about the slow page |
    and the cure | the cure | the remedy | and his answer to that
  `),
  result: toPhrases(`
    was it better after | did that work | so did they stick with it | and since then | and nowadays | did it pay off | did anyone want the old way back | what came out there | how is it now | does anybody still use the old thing | did people stop complaining | what does somebody like me get out of it |
    what came out of | Did pay off in the end | what changed thanks to | how did things end up at |
    what was the outcome of | Was a success | What difference did he make at | I want to know what actually achieved |
    is anybody better off because of | What did get out of having him there | did it go well at , the work he did |
    what improvement did bring | so , did it do any good | end result | what effect did have | What came of it |
    did that work out | So was it worth it | and how did it turn out | what got better after that |
    Did they see any improvement | what did it bring in the end | a happy ending, I hope | what was the upshot of |
    How did it all turn out with | was happy with what he delivered | Results of | did make any real difference |
    In the end, what had gained | what success did he have at | Sounds nice, but did deliver |
    what's better now because of | How was doing after he'd finished | tell me was worth the trouble | outcome |
    which benefits came with | What fruit did bear, if i may ask | did his work at lead anywhere | and the outcome |
    so did it help | What was it like afterwards | did it solve the problem in the end |
    how's the situation since then | and were they satisfied with it | What has it improved |
    did anything good come out of that | what has led to | Did things get better at after all | what can be proud of |
    how successful was | I hope got something for their money | what's the bottom line of | : did it work |
    And , what has it changed for the people | What was left when he was done at | did the work at have any impact |
    what results has gave | was a flop or a triumph | Which positive effects did have |
    at the end of the day what did he achieve with | what did all that lead to | Has it paid off |
    What was the effect | result | and afterwards, was it better | How did that end | a success or not |
    what did teh company get out of it | and did it live up to the hopes | well, did the thing at turn out fine |
    how did turn out | did work out | was a success | What did achieve | what got better at |
    what changed at after he was done | and the outcome of | Did bring anything in the end | results |
    what was the effect of | what good did do | so was it worth it, i mean | Did anyone notice a difference after |
    how were things at when he finished | my boss only wants to hear the ending, so what did lead to |
    did he pull it off at | what difference did he make at | what's better now thanks to | was there a happy end at |
    how did it end up | did it work | and what came of it | was it a success | did it help |
    so everything was fixed afterwards, or not | what was the outcome | what improved | and then? what was different |
    nice story but did anything get better for them | what did they get out of it | What was the end of the song |
    did that solve the problem | i've heard the plan and the problem, so to finish the story, where did end up |
    At the end of the day, what did change for the people involved |
    my question is simple, is the world better off since and in what way | did pay off | was the customer happy with |
    what was left behind at when he was gone, something that works |
    so after all that effort at , what have they got to show for it | it was good in the end | Has kept its promise |
    what impact did have | How did the whole business turn out in the end, good or bad |
    I hope wasn't for nothing, was it | did do the trick | what could they do after that they couldn't before |
    were they satisfied at in the end | did fix what it was meant to fix |
    did things really get better with or is that just advertising |
    Every portfolio claims success, so what concretely became of | what's the bottom line on |
    and when the dust had settled, what was it like for them | bottom line, did it do any good |
    so did they live happily ever after | what was better afterwards than before |
    and what has become of the problem since | ok so he did all that, and the effect was |
    was all that work of any use in the end | did anyone feel a difference | how was it received when it was done |
    I'd like to know what they had at the end that they didn't have at the start | it worked out didn't it |
    did it all pay off | did that help | does it really help anyone | does it help | what did it bring |
    what did it change | what changed | what got better | what came of it | were they happy |
    were the clients happy with it | did anyone miss it | did it get faster | how did it turn out |
    how well does it work | does it work well | how good is it | what did he change | what did he change there |
    so what did he change there | what has he changed
  `),
  forWhom: toPhrases(`
    what did the place do | who sits in front of that | who used that every day | who are they for | what kind of customers did they have |
    who is for | Who was made for | who was the customer behind | What kind of people is aimed at |
    which client ordered | For whom did he do the work at | who are 's customers |
    is meant for big companies or small shops | what sort of clients does serve | who would need something like |
    Whom does help | who's the target audience of | Did someone commission , and who | was built for who |
    on whose behalf was he working at | who is that for | Who was it built for |
    which audience did he have in mind with that | and who was the client | is that something for poeple like me |
    who did they sell to | Who's supposed to benefit from it | who asked for that one |
    does target businesses or private people | Who would use , typically | which people did he have in mind with |
    Did he build for himself or for a client | for whom | who was the work at meant to serve |
    What type of user is intended for | to whom would you recommend | Who were the end customers of |
    on behalf of which customer did he create | is something for a shop like mine |
    i want to know about the clientele of | who paid for , was there a client behind | Whose problem does solve |
    is designed for what kind of team | who needs that | what kind of customers did they have |
    Is it aimed at companies | who's it meant for | was it for a client or for himself | whom did it serve |
    and who is the typical user | who's the buyer of | What line of people uses , sales folks, students, who |
    who did get built for, a company | I wonder whom is directed at | Would a private person need , or who is it for |
    who were the clients in | Which kind of firm profits from | for what group of people is | who gave the order for |
    target group | at , for which customers was all that | Is for beginners or pros | who does sell to |
    my mum asks who would want | Were there clients behind , and which | for what sort of people |
    who was it all for | Is it for small firms | who's the customer there | Who did they do it for |
    what's the target group | and who is going to use it | Is that for everybody |
    was that meant for shops or for whom | who was made for | Who wanted | who ordered | which customers did serve |
    who's the target group of | for who | what sort of client was built for |
    is something for companies or for private people | Is meant for someone like me with a small shop |
    whom does help | what kind of people need | who were the clients at | who benefits from |
    i'd guess was made for some particular firm, which sort was it | audience of |
    Who did he have in mind when he made | was done for a customer | for what kind of business is |
    , who's that aimed at | who is it for | who was that made for | who's the customer | is it for big companies |
    who needs this | and who was on the other side, who asked him for it |
    Would that be for offices or rather for shops | what kind of client was that |
    so who's supposed to use a thing like that, sales people | Is this meant for beginners or for pros |
    on whose behalf did he make it | when he built , who was sitting on the other side of the table as the client |
    I run a hair salon with two employees, would be aimed at people like me or at whom |
    sounds useful but i can't tell whether it's for firms or for a person at home | whose problem does solve |
    was commissioned by somebody or his own idea | What branch were the customers of in |
    which audience did want to reach | Did a company stand behind or did he make it for himself |
    who's the typical buyer of | who would pick up and say yes that is for me | is intended to which people |
    for who did he work when he did , what kind of customers i mean | who were they serving at |
    on whose order was made | is for kids, for students, for offices, for whom |
    Suppose I wanted to sell tomorrow, at whose door would I knock |
    the people that was designed around, who are they | who gets something out of | who's it for, this |
    was for a client or just for practise | and the ones who asked for it, what sort of people were they |
    i'm trying to see if that's for someone like us, so who's the intended crowd |
    did somebody order that or was it his own idea | which group of people does it target | who was the client |
    Whom did they have as customers over there | is that a thing for big corporations or for the little guy |
    who should i recommend it to | made for anyone in particular |
    so a sort of business would want that, and which sort | whose idea was it to want that, what customer |
    who's meant to benefit | who was it for | for how big a team | for how many people was it made |
    what kind of company was that | what did the company do | what does the company make | who were the customers |
    who used it | who used it all day long | who uses it
  `),
  with: toPhrases(`
    what is it running on | the rest of the stack there | what is in there | tools wise | what is it built out of |
    what's built with | Which technologies did he use for | what did he work with at | tech stack of |
    is written in react or something else | I'm a developer, so what is running on | what tools went into |
    languages and frameworks used at | which database sits behind | What software did he need for |
    hi, what tech did they run at | did involve any particular framework | under , which libraries |
    Name the ingredients of , technically speaking | What was he coding in at | what was that made with |
    and the stack | Which tools did he use there | what's it written in | any idea what technology is in it |
    with what did he build that | What did it run on | frameworks | what's the tech behind | Which stack powers |
    did he use Laravel or MERN for | is there any python in | what technologies were in play at | made of what |
    could you list the tools used for | Backend of | which programming language is in |
    at he worked with which tools | does run in docker, and what else is in there |
    What's under the bonnet of , tech wise | on what platform did he build | I'd be curious about teh frameworks at |
    with wich technologys is made | what tools are in there | and what did he code it in |
    Which technologies, please | what's that running on | is that react | What was the tech stack over there |
    Built with what | which database has it | which tools did he reach for in | What's coded in |
    , tolls and languages | so is a react thing | what had they in use at , technology wise |
    Do you know the libraries inside | On which stack did run | does use mongo or mysql | what did he use to make |
    what does depend on, technically | is wordpress | I'd like the technical ingredients of for our cto |
    Did he write php at , or what | what kit did he use for | runs on what | which tools were used |
    Is there typescript in it | what was it coded in | with which tech, please | And what does it use |
    what database did they have | whats it built on | languages used | he made that with what tools then |
    what is made with | what did he use for | Which tools did he use at | what technologies are in |
    what's written in | what database does have | which framework did he pick for | what language was used at |
    What did he work with at | we are a php house so i need to know what was coded in | frontend and backend of |
    is react or something else | What's in the toolbox for | list the tech for | any ai service used in |
    what libraries sit under | i'm a student and want to build something like , what would i need to install |
    the software behind , what is it | what did he use | what's it made with | which stack | what's it built on |
    which tools were that | did he use react there | and the database | what is it programmed in |
    what tech did they have at that place | Was that javascript or php | what does it run on |
    Nice, and out of which ingredients did he cook that up | with what tools did he do it |
    our team only knows one stack, so before i get excited, what's made of |
    On the technical side, which parts did he plug together for | was it laravel or node at |
    i guess there's some javascript in , what else |
    the recruiter form wants keywords, so which technologies go with | what did he code in |
    what were the tools of the trade at | is there docker in | which programming language they used in | What powers |
    If I looked into the source of , which frameworks would I meet | does use postgres or mysql or what |
    name the stack at | what has he built out of |
    what did the tech look like at , old or modern, which things by name | i want to know what is based on |
    what software did he have to know for | did he write from scratch or with some frameworks, and which |
    which services hang on | wich tools for | and what was in the machine room, which database, which framework |
    technologies | and all that with what, if i may ask, java | Right, and the frontend was done in what |
    what would a developer who takes that over have to know | is that laravel |
    did he use some kind of no code thing for it or proper programming | built with what |
    name me the tech he had under his fingers there | what was the stack in that job | which frameworks are in there |
    any idea what he programmed that in | what did he work with | what does he work with there |
    what did he build it in | what did he build it with | what did he make it with | what is it built in |
    what is it written in | what was it built on | which tools | what tools | the tools | tech stack |
    what did they use | what technology did he use | which technologies did he use |
    which technologies did he work with | what did he code it in | what was it made of | front end and back end |
    its tools | and its tools | the tools it uses | which tools does it use | tools used | its stack |
    its technologies | under the hood | what is under the hood | under the bonnet | what runs under the hood |
    what is it actually built with | what is the thing actually built with |
    could you tell me what the thing is built with
  `),
  numbers: toPhrases(`
    were they quick | was it fast | how many runs monthly | how much faster | what share was that | from what to what | forty two percent of what |
    any numbers for | what are the figures on | by how much did things improve with |
    Can you put a number on what did | hard data on please | how many percent better did it get at |
    give me the metrics for | what do the stats say about | I'm a numbers person. , in digits |
    what kind of volume did he handle at | kpis | How much faster did make it |
    Is there a measurable figure attached to | before and after figures for |
    how large was the gain from , in percent | got any numbers | by how much | and in figures |
    how many percent was that | Can you quantify that | what were the metrics there |
    Is there hard evidence, like statistics | How much better, exactly | how many products has he built with |
    how much has he done with , in numbers | Any figures about | how many runs has had |
    in how many production systems is running | what number comes with | stats | How much does he save with |
    can you quantify his work with | what are the measurable gains from |
    How fast dose one get going with , in minutes | how many things went live on | give me the numbers behind |
    any numbers on that | How many products is that | how much of it has he done | what are the stats |
    In figures, please | what numbers can you show for | I don't believe in adjectives. Figures for | : metrics |
    how much did improve things, exactly | what's the scale of in numbers | Is there data that proves worked |
    how many per day did they handle at | Could you tell me some statistics about | what did he measure at |
    give me one hard number from | which percentage did gain | how much time or money did save |
    What are the key figures for | let's hear the numbers on |
    my boss will ask me for figures about , so what are they | how much did it go up | tell me teh numbers |
    what percentage | and measured in figures, how big was the effect | From how much to how much |
    any statistics on that | How much was saved | what do the figures say | What can he show for in figures |
    How many apps in production use | is there a number on the card | how often has been put to use, count wise |
    to what extent has he used , how many systems | Quantify for me | how many flows or sites or whatever with |
    some statistics on please | How much quicker is he thanks to | what are the hard facts, numbers i mean, about |
    how many launches with so far | does he have metrics for | how many percent does bring |
    How many products so far | is there a figure for it | how many times has he done it |
    What's the number on that card | by how much does it speed things up | in cold figures, what did change |
    How many percent did bring | do you have a statistic for | what numbers stand behind |
    give me the digits for mate | hwo large was the improvement at in percent |
    has any measurable success, like a rate or a count | what are the hard numbers for |
    the figures of please, for my report | how many times faster or cheaper was it with | What rate did reach |
    Can i get performance figures of | what was the volume before and after at | , numbers |
    prove it with numbers, what did gain | hard numbers | how much exactly | Are there any metrics for it |
    what's the percentage there | How much faster did it get | do you have figures on this |
    from what to what did it rise | Statistics | how many customers' systems run thanks to him | Numbers for |
    what has achieved, measured | how much work has he got done on , count it for me |
    Is there any statistic on his use of | How many projects are live | in figures, what does do for him |
    how many executions on a month or so | has he got something countable for | how much quicker does it go with |
    what quantity of products with did he ship | give me digits on | What's the track record of , in numbers |
    how many runs | what numbers are their for it | Is there any figure | how many live products use it |
    and the metrics | without the fluff, how many percent | , how many times in production |
    what does it say in figures | what are the figures for | how much faster did get things | give me numbers on |
    in numbers | By how much did things improve with | how many percent better was | can he back up with data |
    what are the stats on | I don't believe in adjectives. What was measured at | metrics for |
    before and after at , in figures please | how big was the gain at |
    do you have some hard facts with digits about | what did the charts say after | kpi of | how much time did save |
    My editor will ask me for a figure, is there one for | quantify for me | what percentage did reach | any numbers |
    how much better | what are the figures there | in percent | how much faster was it | from what to what |
    better is a big word, how much is it when you count | can you put a number on that | did they measure it |
    What were the statistics there | how much time did that save | so was that ten percent or a factor of ten |
    give me the hard figures on it | numbers for | how much time does save | any figures on |
    What has he achieved with , in numbers | how many things has he built with | how much faster is he with |
    what can he show for that one can count | is there proof in figures that pays off | how many products run on |
    what did bring, measured | give me a number for | by how many percent did help |
    Anybody can write on a page, so where are the figures | metrics with | how much did things speed up through |
    what's the hard data on | how many hours less with | is there a count for | what does the card say in digits |
    how much does it save | in figures | how many did he make with it | can you put a number on it |
    how much faster does it make him | what does it bring, counted | stats for that tool |
    And is that measured anywhere | how many minutes does it spare | how many times has it been used in production |
    i like the reasons but i like numbers more, are there some | what percentage are we talking about with this tool |
    everybody says faster and better, so if you have it in digits, what did really gain |
    I have a spreadsheet open and a column called evidence, what figure goes in there for |
    how many percent do we talk with | was the speedup at two times, ten times, what |
    what were the measurements for | read me the figures off the card | Can you give me something countable about |
    how many hours a week does save them | what's the most impressive number from |
    how far down did the errors go with | from how much to how much did things go at |
    if i had to put one statistic about on a slide, which would it be | how much did he speed up |
    numbers of you have | Is the success of proven by any figures, or do I have to take his word |
    by what factor did improve | what did he measure at and how much was it | figures pls |
    what's the improvement at expressed as a percentage | and , how much did it move the needle |
    that's lovely but i'm an accountant, have you got that in figures | how much was it before and how much after |
    numbers please | you say much better, and much is how much |
    So that's an improvement by how many percent, would you say | did anybody count it |
    tell me the number that counts | hold on i want to write it down, what were the values |
    is that a lot or a little, in figures i mean | how many times faster did it get | what kpis moved and how far |
    my problem with tool lists is that there's never a figure, so what figure is there for |
    If I let him loose with , what gain can I expect in hours or percent | what's the count on |
    how much did cut down | with how many percent he saves | does the card have a number on it |
    how many live products stand on | how much quicker does a job go with | tell me a statistic about in his work |
    can he prove with numbers that works | what difference does make in minutes | what results in figures came from |
    how many runs or installs or whatever did he do with | by the numbers | What's the measurable bit about |
    one number that speaks for please | how many sites did he make using |
    i'm keeping score, so what are the figures with | is there any data behind the thing |
    how much does bring in percent | okay sounds handy, and how many minutes does one save that way | figures |
    what was the measured effect of that tool | how many products was that | and what can he show for it in numbers |
    you know what convinces me, numbers, so let's have them for this tool | how many percent does it make |
    is there a statistic for it | how many projects in production with it | How much quicker, if you had to say |
    does anyone keep count of what it gains | how many hours did it save | how many hours does it save |
    how much time did it save | how many hours of typing did it take away | how much faster did it get |
    how many did it handle | how many went well | how many calls does it settle | how fast is it now | how big |
    how much more | how many | how many of them
  `),
  owned: toPhrases(`
    what was he in charge of | what part was his | was it really him who did that | what was his share of it |
    what was his part in | Which bits of did Omar do himself | waht was he responsible for at |
    did he do all of or only a piece | how much of is really his own work |
    who was in charge of what at , and what was his | his responsibilities at | What did he personally contribute to |
    I'd like to know which parts of were in his hands | what exactly was omar's own share of | What did he own at |
    was the whole of his doing | in , what can he take credit for | tell me his duties at | What fell to him at |
    what was his part in that | Which bit of it was his | and his own contribution | what was he in charge of there |
    How much of that is his work, honestly | what were his responsibilities | Which piece did he own |
    what did Omar handle in | who did what in , and which part fell on him | For , what was his contribution |
    which part of is by him | was he the one who built , all of it | his share in | At , what was on his plate |
    What were his tasks and responsibilities with | i want to know what he had ownership of at |
    did he really build or was he just one of many hands | which areas was he accountable for at |
    how far did his responsibility go at | tell me which things at were his baby | what in carries his signature |
    – his contribution please | what did he do and what did the others do | which part did he take care of |
    so what was his bit | was that all his doing | What didhe answer for there | his share of it |
    did he personally build that | and what was under his control | what piece of did he build with his own hands |
    At , what was he answerable for | was entirely built by omar | his part in | which modules were his at |
    What did they entrust him with at | How much of the success is down to him |
    honestly, what did he do himself in and what was others | for wich parts of 's system was he the owner |
    what were his jobs inside , the areas he looked after | I want to separate his work from the team's in |
    Where in is omar's handwriting | Did they put him in charge of anything at | what responsibility had he at |
    his part | Which areas was he responsible for | what did he do personally | what was in his hands there |
    and which portion did he build | Did he have responsibility for anything | What exactly was his share |
    what can he claim as his own there | where does his work on it begin and end |
    so of all that, what was really on his desk | did come out of his keyboard only, or which portion did |
    what was he responsible for at | what did he own at | Which parts of are his | how much of did he do himself |
    what exactly was on his plate at | did he make all of or only a piece | what did he personally build at |
    Everyone says "we" in interviews. What was him, personally, at | what was he in charge of at |
    which bits at had his name on them | what was his share of | at , what was his own area |
    who owned what at , i mean what fell to him | did he do the backend at himself | his contribution to |
    what was left to him at | what were his tasks at | which modules of did he have under his care |
    what was his part | what did he own there | did he do it all himself | and what of that was his |
    which piece was he responsible for | so what was him and what was somebody else | what were his duties there |
    how much of that is really his own work | What was he in charge of there |
    I understand what they built, but what did he, with his own hands, do in it | was the frontend his too |
    his share | let's say the boss of had to point at things and say that was omar, what would he point at |
    I get that there was a product, but which slice of was really his |
    did he only fix bugs at or did he have something of his own to look after | what did trust him with |
    at he was responsible of what | was he the one who wrote the core of |
    if something broke at , for which parts would they have called him | What can he rightly claim as his own in |
    was all his or did he just help out | which areas belonged to him at |
    who made which part of , the bit he made is what matters to me | what did he do on his own at |
    Was the whole of his doing, from the first line to the last | his own work in , which is that |
    what were his own building sites at | what was in his hands at |
    did he build single handedly or which part of it | was the database side of his job too |
    what part did he play in | people love to take credit for other people's work, so what was really his there |
    was that him or the rest of the company | what did he have to look after | which jobs landed on his desk there |
    so the design was someone else's and he did the what | and in all this, his bit was |
    Did he make every part of that or only some | what was he answerable for | his responsibilities |
    so of the whole thing, how much came from his own keyboard | which corner of the system was his |
    what did they put him in charge of | what was he responsible for | which parts did he own | what did he own |
    what exactly did he do himself | what was on his plate
  `),
  when: toPhrases(`
    how old is that thing | since when does it exist | which year was that |
    when did he make | What year was | When was omar at | from when to when did he work at | how long ago was |
    is recent or rather old | dates for | Since when does exist | in which year did he begin at |
    when did his time at end | Was before or after covid, do you know the date | What period was he with |
    When did go live | start and end date | do you happen to know when took place | when was that |
    which year are we talking about | is that a long time ago | What were the dates there | When did he start there |
    and when did it finish | from what month to what month | how recent is that | when did he work where |
    Can you give me the dates of all his jobs | timeline of his career | from when to when was each jop |
    I need the years for every employer | what are the periods of employment | dates of employment please |
    in which years did he work for whom | Could you go through the jobs with their dates |
    When was he at each company | what date was | When did happen | Do you know what year he joined |
    in which years was | from when till when | How old is | I'm making a timeline. Where do I put |
    was made this year or last | when did he finish | what's the time frame of , from which year |
    when exactly had he been working for | since what year is around | Was it 2021 or 2022 when he was at |
    launch date of | At what point in time did he make | and when did that happen | in what year |
    when did he leave there, what month | is it new or old | Which years did he spend there | the dates |
    when was that built | What time period was it | from what year to what year was he at each of the places |
    Could I have a chronology of his jobs | dates for every job | What were the start and end dates of his jobs |
    when did he work for all those companies | career timeline | I need exact months for each position on the cv |
    when did each job begin and end | what years did his employments cover, one by one |
    Please list the jobs by date | since when is out | What month did he start at |
    was made during one of his jobs, and when | the year of , do you have it | At what date did he join |
    When was he employed by | until when did he work for | how many years ago did he build | when |
    what were the years of | Do we know the date of | sorry, when did you say he was at |
    Has been around for a while, since when | did he begin at in spring or autumn, and of what year |
    what year does belong to | and when was this | What was the starting date | since when does it exist |
    When did he finish up there | on what date | Was that recently | until when | which year did it happen |
    when was which job | What are the dates on his cv | in what order and when did he have these jobs |
    could you tell me the years of each employment | I need start and finish of every position |
    dates, for all companies | when didhe change from one company to the next | Which year was which employer |
    at what times did he work at the various firms | can i get a timeline |
    my memory is bad, which year was that again | when was | what year was | when did he start at | When did end |
    since when does exist | which years was he at | dates for please | is recent | when did come out |
    I need to fill in a form: from which month to which month was | when did he build |
    was before or after the pandemic | what time period are we talking about with | is new or old |
    when was launched | the start date of | was still last year | in what year did he finish with | what year |
    since when | when did it start | from when to when | how long ago is that | And when did it end |
    was that recently | is it fresh or already years old | When did he begin there | which date was the launch |
    what month did he start that | i'm drawing a timeline for the article and need to know where to put , which year |
    Was a thing of the last couple of years or does it go further back, when was it | in which period he was doing |
    what dates do i write next to | when did kick off | was it 2022 or 2023 with | how old is |
    When was he busy with | did start in spring or in autumn |
    on his cv, what comes after the name , from when till when | when did see the light of day |
    which month did he join | when was the last day at | Has been around for a while or is it brand new | whn was |
    what's the date on | are we talking about the nineties or last week with |
    I was trying to remember, , that must have been around 2023, right | was he at during 2024 |
    when exactly was this business going on | just so i get the order straight in my head, in what year are we there |
    and that was when, roughly | was that before 2023 | When did he join and when did he go |
    give me the dates of that | so that's all a while back isn't it, what year | which period was this |
    did that happen this year | and the launch, when was that | what's the start and the end date there |
    when did he make it | is that old stuff | in which year | when did he start | when did he leave |
    is he still there | is he still with them | does he still work there | is he still with | is he still at |
    still with them | is he still employed there
  `),
  length: toPhrases(`
    how long did take | How long was he at | how many months did he spend on | Did take ages to build | duration of |
    how much time went into | was a short stint or a long one | For how many years did he stay at |
    i'm curious how much of his time ate up | hwo many weeks of work is | What was the length of his stay with |
    Did he last long at | how quickly did he get done | , was that a year or more |
    Was a weekend thing or did it go on for months | how long did that take | and how long was he there |
    how many months is that in total | did it take very long | For how long | was it quick to build |
    how much time did he put in | what was the duration | How long has he been using |
    How many years of does he have | since when does he work with | is he new to or an old hand |
    years of experience | when did he first use | For how long has omar been doing |
    Has he worked with for more than three years | we ask for five years of , has he got that |
    how many years has been with him | did he start with only recently |
    how much time has he got under his belt with | what year did he begin with | how long has he used that |
    since when | How many years of it | Is that a recent thing for him | and for how long already |
    how much time did take him | Over how many months did stretch | was he at for long |
    how long did he hold on to the job at | – how long | what did take, days, weeks, months |
    how long time was he working in | Do you know how many years he put in at | how fast was finished |
    length of employment at | building must have taken forever, no | for what span did he work at |
    I'd estimate half a year for , am I right about how long it took | How long until was ready | total months with |
    how long was that | did it take him weeks or months | what was the length of it |
    How many years was he with them | he stayed for how long | quick job or a long haul |
    and how many hours went into it | how long did they keep him | how many years has he done |
    When did he begin using | has he got long experience in | since what year |
    how experienced with in terms of years | Has he only just started with |
    for what length of time has he worked with | is he a veteran, time-wise | years with |
    The job ad asks for three years . How many does he have | how long is already in his toolbox |
    How long he works with | did he already use ten years ago | for how long | how many years is that now |
    When did he start with it | has he used it a long time | how long has he known that one | how many days did need |
    Was he with for years or just months | how long did the thing with go on | What time did he need for , in weeks |
    did drag on | how long did he work on before it ran | Did take him more than a month |
    the amount of time spent on | from start to finish, how long was | how long lasted |
    my last dev needed a year, how long was he busy with | For how many months was he employed at | time spent at |
    how many years | did he get through fast | how lomg was he busy with it | how many weeks |
    did he stay there long | What's the total time | Did that take ages | for how many years |
    and how long did it last | How quick was he with that | Is new for him | How long ago did he take up |
    how far back does his experience go | has he known for ages | How much experience in years with |
    from what year on did he use | does he have a decade of behind him | for how many years has omar relied on |
    i need someone with long experience, since when does he do it | was with him from the start of his career |
    how lomg's he been at it with | how many years already | Is he long at it | when did he take that up |
    How much experience in years | since what year does he use it |
    I'd guess half a year, so how long did it really take | , for many years already or just lately |
    and since when does he work with it | how long was he at | how many months was | How many years did he stay at |
    did take long | was a quick one | how many weeks of work is | was how long | how long did he last at |
    How long did he need for | was he at for more than a year | roughly how long did it take him to get done |
    how many hours are in | time spent on | Was a matter of weeks or of years |
    If I wanted something of that size I'd have to plan it, so how long was he busy with |
    how long did he stick with | was short or long | how long did it take | how long was he there | how many months |
    was that long | how many years was it altogether | Did that take him ages | how long for |
    from first line to finished, how long did it go | just a few weeks i suppose | how long until it was done |
    how long has he used | how many years of | since when does he use | How much experience does he have with |
    has he been doing for long | when did he start with | is he new to | how long he works with |
    does he have five years of | We need at least three years of , does he have that |
    for how long has been his thing | is something he picked up last month | how old is his experience |
    my form has a box for years with , what do i put | how long is he into already |
    is he an old hand at or did he just start | how many months did he work with in total | how long |
    how long has he used it | has he done that for long | Is he new to it | how much experience in years |
    when did he first use it | and that's since his first job or later | is it long that he knows it |
    more than two years with it | how long has that been in his toolbox |
    he's had that for a while i take it, how long |
    just so i can guess what mine would take, how many weeks did keep him busy |
    Was it worth unpacking his bags at , I mean, how long did he end up staying |
    did he do in a weekend or did that drag on | how long did go on for |
    from the first sketch to the launch, how much time passed with | , how many months in total |
    how long he has been working in | was he at a full year | how quickly did he get out of the door |
    How much of his life did eat up | how many days did he spend on |
    we're on a tight schedule, so i'd want to know how long a thing like took to make | did he hang around long at |
    how much calendar time was | How long was the stint at | time it took for | was finished fast |
    what was the time frame of , a month, half a year, more |
    my manager hates people who hop around, so how long did he hold out at | how long took |
    that sounds like a lot of work, how long was he at it | was it a quick job | and the whole thing lasted how long |
    did he stay a year or more | From start to finish, how much time are we speaking of |
    a year, two years, how long did that go on | did it drag on | and how long did he need to get that far |
    length of stay | was he there for a long time, the poor man | did it go fast or slow, in months |
    the client insists on senior people, so for how many years has he been handling |
    Is he a greenhorn with , or how long has he been at it | from when he knows | how far back does his go |
    what year did he pick up | time with | has been with him from the beginning | how many years under his belt with |
    does he have long experience of | did he use only for a few months | was he using already in 2021 |
    when was the first time he touched | how much time has he spent with in his life |
    more than four years of or less | how fresh is for him | For how long now has he worked in |
    what's his experience with counted in years | ever since when | would you call him a veteran of , time wise |
    he's had how long to practise | i need a senior for that one, so how many years does he bring | years |
    and how long has he been at it | for long or only lately | since what year about |
    has he got three years of that | how many years in total with this tool |
    is that a new thing for him, how long has he had it | does he know it since long time |
    Has he been using that from the start | so he's been doing that for what, five years | how long did he stay |
    which one was longer | which was longer | longer | the longer one | which took longer | which lasted longer |
    where was he longer
  `),
  team: toPhrases(`
    has anybody else worked on it | who built it with him | was he alone on that | did he make it by himself | says who, was anybody else there |
    who else worked on | Did he do alone or with a team | how big was the team at | Was a solo effort |
    how many people built | who were his colleagues at | any co-founders or helpers on |
    headcount of the dev team at | Did somebody help him with | did he have other developers next to him at |
    was anyone else involved in | team size | What was teh crew like on | with how many coworkers was he at |
    I assume wasn't a one man show, who was with him | how big was the crew there | did he do it alone |
    who helped him with that | any teammates | how many people were on it | Was he the only developer there |
    Who were the others | was it teamwork or just him | was a one man show | Who did he work with on |
    did other poeple take part in | how large was the group at | Team of | Were there designers on too |
    at , was he on his own or part of a bunch | who are the other people behind | any collaborators on |
    Did he have a partner for | how many devs were there at | does he share the credit for with anyone |
    so who sat next to him at , metaphorically | was built single handedly | how many hands were on deck for |
    was he alone on it | who else was in the team | how many colleagues had he there | did anybody else work on that |
    With whom | Was there a team, and how big | And who else was involved | were there other engineers |
    did he have company on | How many engineers were on | alone or with others, | who co-wrote |
    Was there a boss or other devs with him at , how many folks | number of people on the team | Was it just him on |
    who else is to thank for | had he support from other people in | what did the team at look like |
    did freelancers help on | Is the product of one man | at were they many developers |
    what sort of colleagues worked beside him at | I was told was a group effort. Who was in it |
    how large was the team | Any helpers | did others contribute to that | and is colleagues there |
    was he a lone wolf on it | Who did he work with there | how many devs in all | all by himself |
    was there anybody to share the work with | was he alone at | How many people were on | did he have colleagues at |
    who helped him with | who reviewed his code at | did a designer work on with him | was a solo thing |
    were there other developers at | Who deserves credit for besides him | did he have juniors under him at |
    how many engineers did have | who were his coworkers at | was there a project manager on |
    did freelancers join in on | with whom did he do | was he part of a bigger crew at |
    I manage people, so tell me what the team around him looked like at | was he alone | who else was there |
    how many people | did anyone help him | how big was the team | who did he work with there |
    So if I got that right he was alone there, or were there others | any colleagues |
    did somebody design it for him | was there another developer | who checked his code there |
    did he lead people in that job | is that a one man show |
    it always says he, he, he, so were there other hands in or did he really do that alone |
    I manage six developers, so what interests me is the group around him at , who were they | at how many were they |
    did he have anyone to talk to at or was he on his own | who else was in the boat at |
    did he pair with somebody on | what were the other roles at , testers, designers, product people |
    was there a second programmer on | solo or team | who sat next to him at , so to speak |
    did others write code for too | Were there people above him or below him at , and how many | was teamwork |
    whose names besides his belong under | how did they split the people at , was it a small group |
    did he bring in any outside help for | was he the only developer at |
    I never believe one person did something like , so who else was in on it | who were his team mates in |
    any partners on | okay, one guy or a whole department, who did that |
    he surely didn't do it all by himself, who was with him | how many heads did that take | was it a big team |
    who else should get the credit | did he have to work with a designer and a tester there |
    were there other people on it | with colleagues or without | And the people around him, how many were they |
    was he the only techie there | did someone look over his shoulder, like code review | solo |
    who did he work with | with whom
  `),
  users: toPhrases(`
    how many people are on it | how many mails a day does it take | how many job seekers use it | how many have signed up |
    how many people use | How many users does have | is anyone actually using | user base of |
    do a lot of folks rely on | How many customers has got on board | what's the active user count for |
    roughly how many persons are on every day | has caught on, i mean in number of users | how popular is |
    How many companies signed up for | number of users at , do you know |
    are there thousands using or just a handful | How widely is used | Who knows how many subscribers has |
    how many users dose it have | is anybody using that | do many people use it | how many customers are on it |
    what's the number of users there | Does it have a big user base | And is it popular |
    how many people rely on that thing | how many people are on | Does anybody use apart from him |
    what is the number of users | is being used a lot | how many teams work with now | users |
    have many people signed up to | I wonder how many visitors gets | how many accounts exist on |
    What size is the audience that uses | is a hit, are there lots of users | how much users have |
    who many people use daily | tell me the adoption of , in people | how many clients were using the product of |
    how many are using it | does anyone rely on that | the number of users, please |
    how many customers did they have | do lots of people use that | Is it widely used | Has anyone signed up for it |
    daily users | do people really use | What's the size of 's user base | how many folks have tried |
    has how many customers | how many installations of are there | How much traffic does see |
    Is anybody out there running , how many | is there a real audience for , in heads | to date, how many users |
    did ever find users | how many downloads | Has got more than a hundred users | how many end users did have |
    i suppose nobody uses , am i wrong | how many sales people sit in front of | how many folks use that thing |
    Is there anyone on it | what's the user count | any users yet | has it got many customers |
    Do people like it, do they use it | hwo big is its audience | And how many signed up |
    and who knows, do thousands use it by now | how many users does have | does anybody use | is in use |
    Who uses today | user count | are there real users on | how many customers has | how many downloads did get |
    how many accounts are there on | Is anyone actually working with every day | how many visitors does see a month |
    has caught on | how large is the user base of |
    Pretty cards are pretty cards, but how many living people log in to | how many companies run | active users of |
    do many people use | how many signed up for | how many users | does anyone use it | how many people use it |
    is it used a lot | are real people using that | who's using it these days | how many signed up |
    a hundred users, a thousand, a million | how many people were on that system |
    Does it have an audience or is it just a toy | and how many teams use it by now | how busy is it, user wise |
    between us, does a single soul besides him actually log in to , and how many if so |
    For an investor the only question is traction, so how many users are on | what's the reach of |
    how many folks are on right now | has how much users | is something people really use or does it lie in a drawer |
    did lots of people sign up to | are there paying users on and how many | daily active users on |
    does anyone out there work with | Could you tell me how widely is used | how many clients were on the system at |
    how many people touch in a week | i bet nobody uses , or am i wrong |
    who are the people using now and are they many | how big is the crowd that uses |
    does have ten users or ten thousand | any big names among the users of |
    I would like to ask somebody who uses , are there such people | how well is used, by how many |
    well it looks good, but how many people are really on it | anyone using it | what's the user number |
    do people like to use it, i mean are there some | how many log in every day |
    is that used in real life by somebody | And how many customers were hanging on that system |
    did it find any users | so who's actually on it and how many are they | is it popular |
    are there more than a handful of people using it
  `),
  cost: toPhrases(`
    how much would it be | how much is it | what is the price of it | what did they pay for it |
    what did cost | How much does cost | is free or do you have to pay | what was the budget for |
    how much did he make at | What was the salary at | does earn any money | price of |
    how expensive was it to build | What did pay him | i would like to buy , what's the price tag | revenue of |
    how much money went into | was the pay good at | What would I have to shell out for something like |
    how much was that | what did it cost | and what did they pay him | was it expensive | does it make any money |
    What's the price of it | How big was the budget there | is that free of charge | what did the client pay for |
    How much would set me back | did cost a fortune | how much was , all in | cost | What does a licence for cost |
    did he earn well at | what was his wage at | how mcuh money does bring in | Is there a subscription fee for |
    what was he paid at , if that's no secret | was cheap to make | What price did he ask for |
    give me the budget of | for how much could i get | how much did it cost | and the price |
    What was the pay like there | Was that cheap or dear | does it bring in any revenue | How much did he earn there |
    What was the budget | must I pay for it | what's the damage for | How much was the budget |
    was worth its money, what did it cost | what do i have to pay to use | did he get a decent salary at |
    What did cost to develop | salary | is a paid product | how many euros went into | what was on the bill for |
    how much per month is | Does make a profit | what income did he have from | Would ruin me, moneywise |
    how much has payed him | what was the bill | How many euros was that | is it paid or free |
    did it earn him anything | What would something like that cost me | And the costs | was he well paid there |
    whats the price | I'd want the same thing, how much did he charge for it | how much was |
    how much did he get for | was expensive | is free | his salary at | what would i pay to use |
    Does cost anything per month | what does it cost to run | who paid for and how much | did pay well |
    what did the customer have to shell out for | how much did they spend on | price |
    ballpark, what was the bill for | what did they pay him | is it free | what was the budget |
    how much did he earn there | And the price tag on that | did it cost a lot | what did that job pay |
    how much did they pay for it in the end | does one pay monthly for it | must have cost a fortune, no |
    don't get me wrong i'm not nosy, i just need a feeling for budgets, what did come to |
    If I ordered another tomorrow I'd like to know what the first one was sold for | did he get rich with |
    how much did pay by the hour | was for how many euros | how many thousands did swallow | what did they invest in |
    is there a subscription for | can i use without paying | What are the running costs of , servers and all that |
    was within a small firm's means, what did it cost them | roughly what did set the client back |
    did cost more than planned | how much would have cost at an agency, or rather, what did it cost with him |
    what did he charge for | how mutch did cost | what's the sticker price on |
    The money side of , do you know anything about that | what was the pay like at |
    now the awkward part, what did they have to pay for that | how much did that set them back |
    and for what sort of money did he do it | was that cheap or dear |
    what would a month of it cost me if i signed up | how many euros was that |
    So who footed the bill and how high was it | was he well paid in that job | what did he get for it |
    how big was the budget there | is there a free version
  `),
  link: toPhrases(`
    can i click it somewhere | could i see the code | can i try it |
    where can I see | is there a demo of | Can I try somewhere | link to please | got any screenshots of |
    is the source of open | what's the url of | show me | Does have a website I could look at |
    could you send me the address where lives | can i download | where do I find online |
    I'd like to have a look at with my own eyes | is the code for public anywhere | Any video of in action |
    is there a link | where can I look at it | can I try that out | got a demo | show me what it looks like |
    Is the code available | Any screenshots of that | what's the web address | can you show me |
    Where's the live version of | is on github | i want to try , where do i go | a picture of maybe |
    How do I get to | website of | Is there anything of I can click on | could i get my hands on the source code of |
    where to see | please open for me | is their a public page for | demo | What's the homepage of |
    any chance of a test account for | where's the link | can i see it somewhere | is that online |
    where do I find it | Do you have pictures of it | is there a repo | show it to me | could I play around with it |
    may I look at | How can I test | got a link for | is there a trial of | take me to | Where's the repo of |
    what address do i type to reach | I want to see running before i believe it | Is on the app store | screenshots |
    do you have some image of | web address of please | Where could my team try out | is open source |
    can you point me to the live site of | can you open it | Where do I click to see it | url | how can I get at it |
    let me see that | Is there a website for it | could you show me some pictures | source code anywhere |
    could I have a look at it on my phone | link to | where can i see | can i try | Is online | open for me |
    how do i get to | where do i find on the web | is the code of public | Can you send me a link for |
    has got a homepage | got a screenshot of | I want to click around in myself, where do I go | web address |
    can one download somewhere | do they have a site, | link | can i see it | can i try it | where is it online |
    is there a website | is it live somewhere | what do i type in the browser to get there |
    I'd rather see it than hear about it, is that possible | is the repo open | what's the address of their site |
    i'm sitting at the computer right now, so if you tell me where to click i'd have a look at |
    Seeing is believing, so is there any place where I can look at live | can you show on the screen |
    where does live on the internet | got a link to | how can i open , i click and nothing | is there a video of |
    can i log in to as a guest | have a website |
    I'd like to send to my business partner, what do I put in the mail so he can look at it |
    could i have a play with | repo of | may one see the source of | what do i google to find |
    is up and reachable somewhere | where would i go to try out | Can anybody visit or is it behind a wall |
    any pictures of to look at | talk is cheap, can i click on it somewhere | where do i find it |
    can you bring it up on my screen | so do they have a site i can look at |
    i want to try that myself, how do i get in | And is that public, can I look it up | send me there |
    any screenshots | is the source open to see | how do you get to that page | could you read me the address of it
  `),
  hard: toPhrases(`
    how hard was it to pull off | was it difficult to build | what gave him trouble there |
    what was the hardest part of | What gave him the most trouble with | biggest challenge at |
    what kept him up at night while building | was difficult, and where | where did he get stuck on |
    Which bit of was a real nightmare | What was the trickiest problem at | what did he struggle with most at |
    tell me about the obstacles during | main difficulty with | Did anything about nearly break him |
    what made so tough | in , what was the toughest nut to crack | was there a moment in where it was really hard |
    What was hardest about it | where did he struggle | and the biggest challenge | which part of that was tricky |
    What went badly wrong on the way | was it difficult | what was the worst part to build |
    any headaches along the way | where did hurt the most | What did he find most difficult at | toughest part of |
    Did he run into trouble with | what was a tough nut at | which problem in took him the longest to crack |
    Was anything at particularly tough | what hurdles did he have to clear for | the hard part about , what was it |
    I bet was a pain. Which part especially | what challenge did he face at | most complicated piece of |
    what nearly went wrong with | Which obstacle at cost him the most sweat |
    waht is the most difficult thing in for him | and what was hard about that | which was the toughest bit |
    What problems did he run into | hardest part | what gave him a headache there |
    Was there anything tricky about it | where did it get complicated | what was the main challenge |
    what did make him sweat over | Which hurdle was the highest in | hardest thing at | what was so difficult with |
    didhe ever want to throw in the towel over | What technical challenge did pose |
    the nastiest bug or problem in , what was it | where was the crux of | Did give him a hard time, and with what |
    which task at was the heaviest | what stumbling blocks were there in |
    in an interview i'd ask: biggest challenge on | was it tough at ? what part | difficulties |
    what was he fighting with during | what was the toughest thing | did he hit a wall somewhere | any struggles |
    What was the crux | which bit nearly broke him | What difficulties were there | where was it hard |
    And the hard part | what would he say was the nastiest part of it | what was hard about | hardest part of |
    was difficult | What went wrong at | did he struggle with | what was the biggest challenge at |
    what gave him headaches with | trickiest bit in | Did anything blow up during | what kept him awake at night at |
    was tough | what was the worst day at | problems while building | what cost him the most nerves on |
    I always ask candidates about the obstacles, so which ones did he run into with | what nearly killed |
    was a piece of cake or a pain | which part of took the most sweat | how difficult has been for him | was it hard |
    what was the hardest part | did anything go wrong | what was tricky about it | where did he get stuck |
    biggest challenge there | that all sounds very smooth, where did it hurt | was he ever close to giving up on it |
    what did he struggle with there | any bad surprises along the way | Was it difficult to do |
    what was the toughest nut | what was the most annoying thing about that job |
    people only put the sunny side on a page, so what was the ugly part of |
    In every project there is the week when you hate it, what was that week about in |
    was there a moment at when he thought he'd never make it | what did he sweat over at |
    which nut at was the hardest to crack | what was the most difficult for him in |
    what were the pain points while doing | did he hit a wall with | how hard was really |
    what surprised him in a bad way at | where was the rub with | Any war stories from |
    what would he say was the toughest call at | i imagine wasn't a walk in the park, what was the difficulty |
    what almost went south at | which bug in drove him mad | did run smoothly or were there hiccups |
    tell me about a difficulty he had to overcome at | the hard bits of |
    that sounds easy the way you tell it, but what was the sticking point | what drove him up the wall there |
    any trouble on the way | was it a tough job | which piece of it was the worst to do |
    there's always one thing that won't work at first, what was it with that one | did it give him grey hair |
    what was difficult | Was there anything that nearly broke his neck | so where was the difficulty in all that |
    what kind of obstacles were there | did something fail while he was at it | what did he find hard |
    what did he find hard when he built it
  `),
  learned: toPhrases(`
    is there anything he would do different | what did he take away from it personally | what would he change today |
    What did he learn from | What's teh lesson of | what did teach him | takeaways from |
    would he do anything differently with today | did omar take something away from his time at |
    what skills did he pick up at | in hindsight, what does he think about | Which insight did he gain from |
    what would he change about if he began again | how did make him a better developer | any lessons learned at |
    what stuck with him after | Did he grow at ? in what way | what does he know now that he didn't before |
    what did he learn there | any lessons from that | And what was the takeaway |
    what would he do differently next time | did it teach him something | Looking back, any insight |
    what did he take away from it | was it a learning experience, and what did he learn | how did he learn |
    Where did he pick up | did he take a course for | who taught him | Is he self-taught in |
    did he learn at university or on the job | How did omar get into | by what means did he get to grips with |
    what's the best way he found for learning | was something he taught himself |
    did he study or just mess around with it | through what book or tutorial did he learn | How did he learn that |
    who taught him that | did he take a class for it | Is he self taught there | wear did he pick that up |
    what lessons came from | Did teach him anything | which experience did he take with him from | lessons learned |
    what would he do otherwise if he built again | what wisdom did he carry home from |
    after , what was he smarter about | how did change the way he works | Has he drawn any conclusions from |
    what new things did he learn while at | Did he come out of any wiser |
    I'd ask him in an interview: what did teach you | what mistakes at did he learn from | what has he learnt with |
    any insights after finishing | what did it teach him | the lesson | did he lern anything from that |
    what did he take with him from there | What would he change if he started over | which skills did he gain there |
    and what was the learning | Any regrets, things he'd now do in another way | Where did he study |
    What way did he learn | did somebody show him | is there a diploma or course behind his knowledge |
    i'm learning myself, how did he do it | did he lern by doing | which resources did he use for learning |
    Self-taught in , or school | what's his training in | Where does his knowledge of come from |
    how has he teached himself | how would one get as good at as he is, what was his path |
    and where did he learn it | from whom did he learn that | how did he get into it | any training in that |
    Did he teach himself | what did he come away with from | Anything he learned the hard way with |
    does he regret anything about , what would he do better | what knowledge did give him | taught him what |
    Which lesson does he draw from | with hindsight, what about would omar do another way |
    how didhe develop himself at | What's the most valuable thing he learned from |
    what could I learn from , or what did he | did working at change him as an engineer |
    what learnings for omar from | tell me a lesson from his days with | did he come out of cleverer |
    if he could rewind , what'd be different | what was the lesson | did he grow from it | and what has he learned |
    What would he do differently | anything he learned the hard way | looking back, what does he think of it |
    did he pick up anything new | what did that job teach him | where'd he learn | Which school taught him |
    how did he acquire his skills | did a mentor bring him to | how did he first get in touch with |
    Was it hard for him to learn , and how did he do it | course or self study | by whom was he trained in |
    did he get from youtube like the rest of us | how did he become good at | on what occasion did he learn to use |
    where comes his know-how from | Did one of his employers train him in | self-taught | How did he learn to use it |
    at what school | Did somebody teach him | how'd he get so good at that | if he could do it over, what then |
    I suppose nobody is born with , so how did he learn it | was it books, videos or a teacher that brought him to |
    through whom did he come to learn | and how did he get the hang of it | what did he learn at | lessons from |
    what would he do differently at now | Did he learn anything from | what did he take away from |
    which mistakes did he make at that he won't repeat | did make him a better developer | what was new for him at |
    looking back at , what does he know now that he didn't know then |
    what did he get out of for himself, knowledge wise | How did he grow at |
    if he had to do again what would he change | The moral of , please | which habit did he bring along from |
    he must have come out of a bit wiser, with what | what insights gave to him | any lessons learned about |
    what did he learn | did he learn something there | what would he do differently | what did that teach him |
    and what did he take with him from there | would he do it the same way again | What's the lesson in that |
    did he come out of it smarter | does he regret anything about how he did it |
    i guess one grows in a job like that, in what way did he | where did he learn | did he take a course in |
    is he self taught in | does he have a certificate for or how did he get into it | was hard to learn for him |
    where did he pick up | how did he come to know | Did he learn on the job | i want to learn too, how did he do it |
    did he study at university | learned from books or videos | how did he get the hang of | who showed him |
    what was his way into | any training in | by what path one gets to , how was it for him | how he became good in |
    how did he learn it | where did he learn that | self taught | did he take a course for it | was it hard to learn |
    how did he get into that | Did he learn that on the job | and where did he pick that up |
    from youtube i suppose, or how did he learn it | did he study that |
    was there someone who showed him how it works | how did he get good at it |
    if you asked him over a beer what had taught him about his trade, what would he say |
    I'm less interested in what he built than in how he grew, so what did he learn while he was at |
    what stuck with him from | did he leave with any new tricks up his sleeve | what wisdom came from |
    with hindsight, what would he do otherwise on | what lessons he got | has changed the way he works |
    what did he get wrong at first in and learn from | after , what was he better at |
    what's the one thing he'd tell his younger self about | did he pick up anything useful at |
    What know-how does he owe to | was a good school for him |
    as a student i wonder what one learns from doing something like | would he build the same way a second time |
    what experience did he gain with | what did do for him as a developer | in retrospect what are the learnings of |
    Did the time at open his eyes to something | so he was there, he did it, and what lesson did he bring home |
    did that experience teach him anything | any learnings | looking back now, what would he change |
    what did he learn the hard way there | and what has he taken from it into his later work |
    was that a good school | i like people who learn from things, did he from that one | And the moral |
    what did he pick up there | if he did it again today what would be different | which insight did it give him |
    i've been trying for months and don't get it, so how did he go about learning |
    Nobody is born with , where did he get it from | was there a teacher for | did they train him in at work |
    how long did it take him to learn | was it tough for him to get into | from whom he learned |
    did a school teach him | which book or course did he use for | how did he teach himself |
    what was the hardest thing to grasp when he learned | how'd he get started with | did he do a bootcamp for |
    Could you ask him how he got his knowledge, or do you know | did he learn by doing |
    where does his know-how come from | was part of his studies | did he figure out by himself |
    how does a person like him become an expert in | what brought him to , a course |
    that's not taught at school is it, so how did he come by it | any course | how did he come to know that |
    did somebody train him | was that taught at his school | where did he get that skill from |
    did he find it hard to get into | by trial and error i guess, or how did he pick it up |
    did he read a book about it | and that he learned where | I'd like to learn that as well, how did he start |
    what did he learn it from
  `),
  next: toPhrases(`
    any idea what he is going to add | will there be more of it | what is he adding next |
    what's next for | Where is heading | Any plans for | is he still working on | what's on teh roadmap of |
    will get new features | future of | what does omar still want to do with | is there a version two of coming |
    What happens with from here on | does he intend to keep developing |
    which features are still missing and planned in | how will continue |
    Is going to be developed further, do you know | what are the upcoming steps at | what's next for it |
    and the future | is there a roadmap | will he carry on with that | What are the plans there |
    any new features coming | where does it go from here | is it going to grow or is it finished |
    is finished or does it go on | What will become of | does have a future | are there updates coming for |
    What else is planned for | Which ideas does he have for the next version of | roadmap |
    will he extend any time soon | where will be in a year | Is abandoned, or is there more to come |
    What's the next milestone for | any upcoming changes to | what comes after this for |
    is he planning to sell or expand | has omar got any ambitions left for | what comes next |
    Is he still developing it | any plans for that one | what does he want to add to it | And from here on |
    will their be a version two | is more coming | What's still on the to-do list for it | how is going to evolve |
    What does the future hold for | Is done or still a work in progress | anything new for in the pipeline |
    does he plan more for | what would he like to build into next | Can we expect a new release of | next steps |
    what is still to come with | When is the next version of and what's in it | is their life left in |
    which direction will take | So exists, what now | has he future plan for | what's he got up his sleeve for |
    what now | Is it still alive, will it be developed on | Which features are planned |
    what's in the pipeline for that | what's the next step there | will he keep at it | any future for it |
    and after this, what happens with it | Is he going to leave it like that or build on it | what comes next with |
    is finished | roadmap of | will there be a second version of | is going to be continued | what's the future of |
    where is heading | Does have a next release coming | what will he add to |
    what is still missing in that he means to do | does he keep developing | 2.0 when | is there more to come at |
    Before we bet on : is it going to be kept up, and what's planned | is dead or does it go on |
    will he go back to one day and carry on | what's next | any plans for it | is it done or will there be more |
    what comes after that for it | is he still on it | and where does it go from here | will it get updates |
    What does he still want to add | is a new version coming | does it have a future |
    so is that closed now or are they going on with it | what's the plan for it next year |
    let's say i come back to this page in a year, what will look like then |
    I'd hate to depend on a dead thing, so is being carried on, and with which plans | what has he got in mind for |
    what's cooking with | upcoming features of | will still be there in five years | when is the next update of due |
    is there a to do list left on | does grow any further or is that it | will he make into something bigger |
    in future what will be | Are there ideas how to improve later on | is anybody still pushing forward |
    what's coming up at | what would version two of bring | is on ice or still moving | so what's the next step with |
    did he give up or is it going on | what's the long term idea with |
    has reached the end of the road or what's to come |
    ok that's how it stands today, but what will happen with it from now on |
    does he have something more in mind for it | will he ever pick that up again | is it still being worked on |
    which feature comes next | and what does the future hold for it | will that be extended |
    is he planning to take it further, or is it finished business | What's on the list for the next version |
    is it still growing | anything new coming there
  `),
  not: toPhrases(`
    what is the catch with it | any downside | when is it a bad idea | when should i not use that | is there a warning | read me the warning | what speaks against it |
    what speaks against | What are the downsides of | What's bad about | is there anything can't do | weaknesses of |
    be honest, what's wrong with | limitations of , please | why shouldn't I use | where does fall short |
    Who should stay away from | I'm sceptical. What's the catch with | did he dislike anything about |
    Which criticism would you make of | any drawbacks to i should know about | and the downsides | what's the catch |
    does it have any weaknesses | What speaks against it | where does that fall short | What's not so great about it |
    when would it be the wrong choice | any drawbacks | when should I not use | What are the drawbacks of |
    when is a bad idea | What's the downside of | for which cases would he advise against |
    is there anything wrong with | Who should keep their hands off | cons |
    I've heard bad things about , what does he say | where does reach its limits | when is overkill |
    Why wouldn't you use | Should I be wary of | and when not | what's bad about it |
    when would it be the wrong tool | any drawbacks to that | When should one stay away from it |
    which tools should one not use | What are the drawbacks of his tools | what do the "don't use it if" notes say |
    When shouldn't I use his stack | does he ever advise against his own tools |
    are their any downsides to these technologies | Which limits do his tools have | what speaks against the stack |
    does he warn people off some of the tools | cons of his stack in general | what are the cons of |
    Where are the weak spots of | what's missing in | Any reason not to use | does have bugs or flaws |
    What would a critic say about | for whom is no good | what's not to like about | Disadvantages of |
    there's always a downside, what's it with | what could've been better at | When does fail |
    play devil's advocate about for a sec | was there something unpleasant about |
    is really as good as it sounds, or where does it disappoint | what are its limits | the downsides please |
    What doesn't it do well | is there a catch | What would you criticise about it | any weak points |
    who shouldn't use that | and what's bad about it | Where does suck | disadvantages of |
    In what situation would be the wrong pick | does have a dark side | when had one better leave alone |
    Is always a good choice, or when not | why might be wrong for my projcet | what doesn't he like about |
    give me a reason to avoid | What are the limits with | don't use if what | Be frank, is overrated |
    the downsides of it | when is it overkill | Where does it fall flat | don't use it if what |
    when would he tell me not to use his tools | What's bad about the technologies he uses | weaknesses of the stack |
    does he say when a tool is wrong | which of his tools would he rather not use |
    the "don't use" notes, what are they about | Are there cases where his stack is the wrong choice |
    when are these tools no good | disadvantages of what he works with | what warnings does he give about his tools |
    What bothers you about | Convince me that isn't perfect | is there a downside to | negative sides of |
    where does break down | what are critics saying of | why would someone decide against |
    it all sounds too good. What's the snag with | What can go wrong with | is unsuited for some people |
    what would be a reason against | what wasn't so nice at | what are bad points of | What dose lack |
    shortcomings of | What's the snag | Any cons | tell me something negative about it | what can't it do |
    where are its weaknesses | what's wrong with that | Is it bad at something | what would you say against it |
    Is bad for anything | Tell me honestly when isn't the right choice | what are 's weaknesses |
    what could go wrong if I take | the case against | when would he himself not take | For what is unsuitable |
    Who's better off without | what would make him say no to | does he have anything negative to say on |
    when not to use | my gut says is a mistake for us. When would he agree | what are minus points of |
    what speaks against it | Is it bad for some projects | And the cons | when does he advise against that |
    when should I leave it alone | when is his stack not suitable | What warnings come with the tools |
    is there something he'd advise me not to use | his tools have drawbacks too, don't they |
    the cards say don't use it if, what's that | Which technologies would he tell me to avoid | limits of his tools |
    where do the tools he works with have their weak points | what are the cons of the tecnologies |
    is he critical of his own tools | nothing is perfect, so where's the weak spot in it |
    any complaints about from his side | my nephew swears by , but when does it not make sense |
    is there a case where it hurts more than it helps | what's bad about | what can't do | downsides of |
    What are the weak points of | when should i not use | any drawbacks with | what's the catch with |
    who shouldn't use | What are the limits of | cons of | you only praise , what would a critic say |
    what is not good at | what's missing from | if you were honest, what is the flaw in | why would anyone say no to |
    disadvantages at | name one thing that is poor about | is there anything is the wrong choice for | any downsides |
    when is it the wrong thing | does it have weak spots | fine, now tell me what speaks against it |
    for whom is it no good | what does it do badly | Where does it fall down |
    sounds too good, so what is wrong with it | When is the wrong choice | when not | is overkill for a small site |
    what are the limits of | any drawbacks to | Is there a case where he'd tell me to stay away from |
    what can't you do with | does he have something against | the card for has a warning, read it to me |
    where does become a pain | when does he leave out | what's the don't for |
    my nephew wants to put everywhere, when is that a bad idea | should i avoid for something simple |
    when should i not use it | and when is it the wrong tool | who should leave it alone | Is it always a good idea |
    is that too much for a small page | what are the drawbacks | and the don't use if |
    where does it stop making sense | ok and when would he himself not touch it |
    every salesman tells me the good side, so which bad sides has got |
    Before I show to my boss, where are the weak spots he's going to poke at | what is wrong with |
    in what situation would be useless | what doesn't cover | who would be disappointed by |
    is there anything simply can't handle | does have some flaws | what would you say against | minus points |
    what's not so nice about | Be honest with me, what's the snag with |
    i smell a rat with , what are you not telling me | negative side of it exists | what are the shortcomings at |
    when would you advise me against | is there a but with | what should do better | what do people grumble about in |
    what trade offs does have | you owls are supposed to be honest, so what's the dark side of that one |
    what are the minuses | is there something it can't do at all | and what would be a reason not to want it |
    what would a person who dislikes it say | who should stay away from it | where are the limits there |
    There must be some drawback, mustn't there | what isn't so great about it | does anything speak against it |
    i want to hear one bad thing about it |
    before i tell my team to adopt it, in what situation would he himself warn us off |
    I only have a one page website for my bakery, is nonsense for me | what does he dislike about |
    when is like shooting sparrows with cannons | in which case is not good | what sort of project shouldn't go near |
    what does the note on the card warn about | is there anything is hopeless at | when does come back to bite you |
    are there times you'd be sorry you took | What would he say to someone who wants for the wrong reason | why not |
    what's annoying about | the negatives of | has got a dark side | where would be a waste of money |
    When would he rather talk me out of | is ever too much |
    good, that's the advert, now when does he say keep your fingers off it | in what case would that be a mistake |
    what's the warning on that one | could it be overkill for us, we only have a tiny site |
    what doesn't he like about it | does it have disadvantages | not for everything though, right, so for what not |
    and who doesn't need it | When would that be a stupid choice | is there anything against it |
    when is something else better | when not to use it | when is it the wrong choice
  `),
  role: toPhrases(`
    the role of | role of | describe the role of | what was the role of | the title of his job at | his position at |
    what was he there | what was the role called | was he the boss there | was he a senior already | what was he called there |
    what was his role at | What was his job title at | as what was he hired by | Which position did he hold at |
    was he a senior at | title at | what did it say on his business card at |
    Was he employed as frontend or backend guy at | at , what was he officially | in what capacity did omar work for |
    did have him as a lead or just a regular dev | waht level was he at when with |
    I need his official designation at for my notes | Was he an engineer or a manager at | what did call his post |
    what was his title there | in what role | as what did he work there | was he a senior there |
    What position was that | which job title did they give him | Was he a lead or a developer | and his role |
    what position didhe have with | Was he a full stack developer at | In what role was omar at |
    , which title did he carry | what was he called at , engineer, consultant | how would describe his position |
    Which seniority did he have at | his exact job title from for the form | what did he work as, back at |
    was he freelance or an employee at , what was the position | What hat did he wear at |
    what rank did he have with | as a what did hire him | role at | I'd like to know if he was the tech lead of |
    what was he there, officially | Which role did he have | and his title | was he frontend or backend there |
    In what position did he work there | what was the name of his post | His designation there |
    what was he hired as | Which job did he do at , title wise | Was he a junior at |
    what was written on his contract at as a position | he was what at | under what title did he go at |
    did he work in as an engineer or a designer | Title and seniority at | what kind of developer was he for |
    What were you at , backend engineer | How was he listed in the org chart | was omar some kind of manager for |
    position | i'm filling in a form, job title at | what function did he have in |
    Would have called him a lead developer | what function had he | jop title | what were they calling him there |
    Was he employed as an engineer | Which level was that | his official role please | what was the position called |
    in which capacity | and what did he call himself there | what was his job title at | as what did he work at |
    What was he at | his position at | in what capacity was he at | was he lead developer at | job title |
    did they hire him as an engineer at or as something else | Which post did he hold at |
    was he employed as full stack at | i need the exact title for my list, so at he was a ... | was he an intern at |
    what did they call him at , developer, engineer, architect | what's his rank at | at what was he hired as |
    frontend or backend guy at | what seat did he sit in at | what was his role | what was he there | his title |
    as what did they hire him | what position was that | And what did it say on his contract, developer |
    was he the boss there or an employee | what was his official title in that job | what was he called there |
    so he was a what, an engineer | what level was he | was that a junior position |
    in my form there's a field for position, so what do i enter for |
    Was he one of many programmers at or did he have some fancy title | what did hire him to be |
    he worked in as what | was he a manager at or a coder | how was he listed on the org chart |
    what was written under his name at | did he have a senior title at | what hat did he wear at |
    was he a contractor or a staff engineer at | which function did he have at | Role at |
    so at they called him developer, or what was the word | was he 's cto or something |
    in which role was he at , was it web or backend |
    I have his cv here but the line on is smudged, what job title was it | what post did give him |
    was he a consultant for | did he work as a php developer at or how was it called | his designation in |
    so he joined them, fine, but as a what | which position did he hold there | was it as a full stack developer |
    what did he call himself in that job | did he have a title there or was he simply the guy |
    so was he more of a boss or more of a foot soldier there, title wise | And he was employed as what exactly |
    in which function | what rank did he have in that company | as engineer or as something else | the role |
    his role | what was the role | so what was the role | the title | his position
  `),
  where: toPhrases(`
    was that on site | was that in an office | where was the office |
    where was the job at | Was remote | did he have to go to an office for | in which city is | where is located |
    Did he work from home at | was onsite or hybrid | office location | Where did he sit when he worked for |
    which country was in | did omar commute to | was it a remote position with or in house |
    from where did he do the work for | is based in Portugal | Did he have to move for , or could he stay home |
    where was that job | was that remote | did he have to be in the office | which city was that in |
    was it work from home | Where were they based | and did he have to commute | on site or remote |
    wear has he used | Which projects use | in which job did he work with | What has he built with |
    where did come into play | did he use at work or only in his own stuff | which of the works run on |
    Show me something made with | in which projects | Is there an example of in his portfolio |
    Has any employer of his used | on what occasions did omar use | at which company was part of his work |
    where did he use that | which job was that for | What has he made with it | and where has that been used |
    were his jobs remote | Did he work in offices or from home | all remote | in which cities were his employers |
    has he ever worked on site | where were all those jobs located | Was he always a remote worker |
    Did he have to commute for any of the jobs | location of his past jobs |
    is he used to working remotely, did he in every job | from which place did he work for | : remote or office |
    Did let him work remotely | wear on the map is | was he sitting in the office of | where did he have to be for |
    Is an American company or where is it | what was the place of work at | how far did he travel for |
    home office at | working for he was based where | What town is in, please | could he do the job from home |
    were there office days at | was it on site, the position at | where was it | remote |
    which country was the company in | Did he sit in an office there | What's the location of that job |
    from home or on the premises | was he allowed to work remotely there | in what town | what did he make using |
    Is any of the four projects done in | For which employer did he do | where in his work do I find |
    at what job was used | Examples of | has been used in something real, and in what | list everything involving |
    Which of his products contain | in what context did he use | – where was that used |
    Tell me at which companies he did | where has already proven itself in his career | where was it used |
    Which of the works have it | at waht company was that | in what did he use it | any example project with that |
    has he always worked from home | Were any of those jobs on site | did all his jobs be remote |
    where did he work geographically | Office experience | what countries were his employers in |
    in all these jobs, was he ever in an office | Does he have remote work experience from his jobs |
    from where did he do is jobs | which of the jobs were remote and which not | was he physically at |
    Did have an office he went to | Which place was at | from home or from the office, |
    what country did he work in for | was in Lisbon | location of | did he ever set foot in an building |
    For , was he allowed to stay at home | was that gig done remotely | Where abouts is |
    did working at mean moving to another city | how did he work for , on the premises or over the internet |
    Is a local company | hybrid | was it remote or did he have a desk there | in which office | where's the company |
    Did he do that from home | waht place was it | did he have to relocate for it | whereabouts was this |
    did he ever go in, to the office i mean | where can I see at work | On which projects did get used |
    what's been made with | did he use at his last job | wich of his jobs involved | in what product is |
    did any of his employers have | at what place has he worked with | Got an example for |
    was used in a real project, which | : which works | Where has he been working with |
    Can you point to something that runs on | which works use it | where did he work with that | Used where |
    in what products is it | any examples of it | In what places did he have his jobs |
    Has he been remote the whole time | jobs remote or onsite |
    did he ever share an office with colleagues in his jobs | which towns did his work take him to |
    Remote jobs only | where did he sit during all these jobs | did every employer let him work from home |
    what about the location of his jobs | have all of the positions been home office |
    could he do that one from his kitchen table | which thing of his has inside |
    was that used in any of his jobs or projects | where was | was remote | Did he work from home for |
    where did he sit when he worked for | which city is in | was he in the office at | on site or remote at |
    what country was | did he have to commute to | where is based | did he move for |
    I'm wondering if he ever went to the office or did all that from his kitchen | was hybrid |
    from where did he work at | where | was the place for abroad | did he do from lisbon |
    Was a job with a desk in a building | where was that | was it remote | which city | did he work from home there |
    in an office | where was he sitting | what country was that in | did he have to go in | home office or on site |
    Did he have to travel there every day | where's that company | was that job local or over the internet |
    so he never set foot in their building, or did he | where did he use | which projects use |
    what has he built with | Which of his jobs had | in which projects is | has he used at work | where is in there |
    used where | did he ever use for a real customer | show me something made with | which employers let him use |
    what's an example for | Did he use at Acme Outreach or anywhere else | which of the four works has inside |
    where can i see in action in his work | on what has he worked with | at what companies did he touch |
    is in any of the projects | I'd like to check that he really used somewhere, so where | list everything with |
    where did he use it | which projects | in what job was that | has he used that at work |
    which of the projects have it | Where has that been used | an example please, something he made with it |
    and at which company | what did he build with it | only in his own projects or at jobs as well |
    is there a project of his with it | where does it show up | in which of them is it inside |
    we only hire people who've been in an office, so was he in one at or at home |
    Did let him sit in Portugal, or did they want him on the spot | in what town was he for |
    was there an office for he had to show up at | is in which country | did make him come in |
    how far was it from his place to | did he fly over to now and then or was it all remote |
    was the job a remote one | where did he do the work for , physically | what was his workplace at |
    could he work from anywhere at | remote at | was he living near | whereabouts was the job |
    Would you know if was a home office position | in which place he was working for |
    the location i should note for is | what's the address of , city at least |
    did he sit with the others at or far away | the thing is, we're fully remote, so was that one remote as well |
    in what city was that job | did he go to an office every morning | where on the map was that |
    was that in portugal or somewhere else | did they have him on site | could he do that from home |
    And did he have to relocate for it | so he was sitting where, in their building or in his own flat |
    was it a desk job in their office | what was the place of work |
    it's easy to write a name on a page, so can you tell me in which of his works really sits |
    I want proof, not a logo, so where did he put to work | which company had him doing | any project with |
    does rehearsal have in it or which one | is in what projects | has been part of any of his jobs |
    what did end up in | in which job did he get to use | where has he applied so far |
    which of his things are built on | give me an example where was used by him |
    at how many places did he use and which ones | Where would I come across in his portfolio |
    did any employer of his have | what's made of here | he used at which firm |
    what real world stuff has he done with | was only for a hobby thing or also for companies, and which |
    point me to the work with in it | right, and in what piece of work did that come up | any examples |
    which employer was that with | and did he ever use it for money, at a firm i mean, which |
    so if i wanted to see it in something he made, which one would i look at | is it in any of the four projects |
    what has he made with that | In which of the jobs did he need it | where's that being used |
    name the projects that have it | has it come up at work | which projects use it | on which projects exactly |
    which jobs used it | everything he did with it
  `),
  leaving: toPhrases(`
    was he sacked | why did it end | why did he quit | was he fired from there | was he happy there |
    why did he leave | What made him quit | was he fired from | how come he isn't at anymore | reason for leaving |
    why did it end with | did let him go | What happened that he parted ways with |
    Did he walk out on or was he laid off | I was wondering why he moved on from |
    why only so short at , did he resign | what's the story behind his departure from | Did he get the sack at |
    did he leave on good terms | why didn't he stay with | Why did he leave there | was he fired |
    waht made him quit that | How come he moved on | and the reason he left | did they let him go |
    why didn't he stay | Was it his own choice to go | what was the reason he left | Why didn't it work out with |
    Who ended it, him or | how did he come to leave | was he made redundant at | Why's he no longer with |
    for waht reason did and he go separate ways | did he have enough of | he left , how come | What drove him out of |
    Did his contract at run out or why did he go | why switch away from | was there a row at before he left |
    reason of resignation from | He quit after such a short time, any particular reason | and why did he go |
    what was the reason for leaving | Did he quit or was he kicked out | why isn't he there any longer |
    how did it come to an end | Why did he give that up | did he resign | left why | what went wrong with |
    How did his time at come to an end, was he sacked | was leaving his decision |
    Did something happen at that he's gone | why not any more | Was he unhappy at | what made omar say goodbye to |
    dismissed him or what | i'd want to know why didn't keep him | did he jump or was he pushed at |
    For which cause did he leave | leaving , what was behind that | Why'd you leave | did go bust, or why is he out |
    how come he only did for a while and then went | why the change | Why was that over | did they sack him |
    What was the cause of his leaving | was he unhappy there | Did something happen that he went away |
    so why didn't he remain | why did it end | sounds like a good place, so why go | why did he quit |
    What made him leave | why isn't he at anymore | how come he stopped at | did he walk out on | was he laid off at |
    did he part with on good terms | what happened that he's no longer with | If went so well, why didn't he stay |
    did his contract with run out | whose idea was it that he goes from | did he get bored at | why was it over at |
    did he leave for more money | was there a fight at | he resigned from , why | why did he stop there |
    and why did that end | What made him go | why not stay | so he just walked away after a year, why that |
    was it his own decision to go | did they have a falling out there |
    recruiters always ask this so i'm sorry, but what ended the thing with |
    He seems to have done well at , and then he's gone, what happened | for what cause he left |
    why did they go separate ways, he and | what was the reason he gave when he handed in his notice |
    how did it end with | any bad blood with | was glad to see him go |
    was it the money or the boss that made him leave | why only such a short while at , why did he go |
    did go under or why is he out | had he had enough of | why did he change from to the next one |
    Was the departure from his own choice | did he get the sack at | why leave |
    did run out of work for him, or why did he move on | i noticed he didn't stay with , is there a reason |
    wy did he leave | it sounded like a good place, so what made him pack his things | did he get sacked |
    why did he move on | was it a fixed contract that ran out, or why is he gone | and then he left, and the reason |
    what went wrong that he didn't stay | did he resign or did they end it | why didn't they keep him |
    Was he unhappy there, or why did he go | what was the reason he walked | no hard feelings when he left |
    whose decision was it that he went
  `),
  count: toPhrases(`
    How many projects are there | What's the number of projects he has | count the works for me |
    is it just a handful of projects or dozens | how many things has he built | How big is the portfolio |
    total number of projects | so how many works did he put up here | I'd like to know how many products he made |
    are there more than three projects | how many jobs has he had | At hwo many companies has he worked |
    number of employers | does he hop jobs a lot, i mean how many were there | How many positions are on his cv |
    Count his jobs for me please | how many firms did omar work at | is it more than five employers |
    how often did he switch jobs | how many stations does his career have | how many tools does he use |
    How many technologies are in his stack | number of tools | is it a big toolbox, how many are in it |
    count the tools for me | how many techs does he master | How large is his stack |
    how many cards of tools are on the page | Does he know more than ten tools | total of technologies |
    how many principles does he have | What's the number of principles | count of his values |
    how many values does he work by | Are there three principles or more | How many rules does he follow |
    the principles, how many are they | is it a long list of principles, how many | number of core values |
    how many things does he believe in | how many works are on show here | Did he make a lot of things |
    so in total he's built how many | what's the project count | hwo many apps has he got |
    i see some cards of projects, how many in all | the amount of projects |
    Is that all, or how many projects are there | how many pieces does the portfolio contain |
    how much projects he did | How many companies were there | In how many places has he been employed |
    so that makes how many jobs in all | how many bosses has he been through, as in companies | number of jobs |
    Has he had loads of jobs | how many jobs did omar have before he went on his own |
    how often did he change employer | What's the total of positions in his resume |
    i count three jobs, is that correct | how many technologies does he know |
    What's the number of tools in the stack | how long is the list of tools | How many items are in his tech stack |
    tools: how many | does he use many different tools or just a few | the toolbox holds how many things |
    How many frameworks and such does he list | i heard he works with only a few tools, how many exactly |
    number of skills on the page | how many principals are there | How many values does he list |
    Is it four or five principles | his principles, what's the count | in how many points does he sum up his values |
    how many maxims does he live by | Number of principles please |
    so how many of these principles has he got in total | How many guiding ideas are on the page |
    does he have lots of principles or only a couple | how many are there, projects i mean |
    What's the total of his works | Has he got more than one project |
    tell me how many things stand in the portfolio | number of works shown | How many products has this man made |
    is it a lot of projects or few | quantity of projects | in all, how many things did omar build |
    four projects or five, how many was it | how many employers did he have | Is he a job hopper, how many was it |
    count of jobs on the cv | in total at how many companies was he | so how many positions didhe hold |
    How many different jobs | Would you count his workplaces for me | has he had just one job or several, how many |
    how many entries does his work history have | three, four, five jobs | how many tools are there in total |
    Are there many tools on his list, what number | how many tecnologies can he handle |
    what's the count of the stack | the number of technologies please | How many tools did you say |
    with how many different tools does he work | is seven right for the number of tools | how many skills are listed |
    has he a huge toolset or how many | how many principles does he follow | What number of values does omar have |
    principles, how many | tell me how many rules he works by | are there many principles |
    is it ten principles like the commandments | How many points are in his list of principles |
    so the principles, that makes how many | the total of his principles | how many core beliefs does he have
  `),
  first: toPhrases(`
    which project was his first | What did he build first | oldest project of his |
    what was the very first thing he made | with which project did it all begin | Do you know is earliest work |
    Which of the four came first | what project did he start out with | the first one he ever built, which was that |
    which is the oldest in the portfolio | what was his first job | Where did he start his career |
    his very first employer | how did he get his start, at which company | which company gave him his first chance |
    What did he do at the start of his working life | where did it all begin, jobwise | oldest job on the cv |
    who hired him first | Which was the earliest of his positions | where did he start, i mean which project |
    What's the oldest thing on this page | his earliest project | before all the others, which one did he make |
    what was his debut | Out of all the projects, which one opened the series | first project |
    which of those works was made first | chronologically, what project is at the beginning |
    What did he cut his teeth on, project wise | who gave him his first job | Which company was number one on his cv |
    first job | how did his career begin | what was he doing when he started out as a professional |
    where did he earn his first money as a developer | In what company did he start | the earliest job he had |
    back at the beginning, who did he work for | what's at the bottom of his resume |
    what did he begin with as a project | Which project is the oldest one | the first project, please |
    what thing did he build before anything else | his first ever product, what was it |
    Was it Heron or ASAD that came first | What was project number one | which one opened his portfolio |
    tell me about teh earliest thing he made | whats the oldest work | where was his first jop at |
    How did he start out in the trade | who was his first boss, i mean which company |
    what was the first company he worked for | his beginnings as an employee, where were they |
    Which employer took him on first | Starting from the beginning, which was job number one |
    where did omar learn the ropes, his first position | initial job | the oldest employer in his list |
    which came first | where did he start | how did he start | what did he do first |
    what was the first thing he did | how did he start out | how did it all start | where did he begin |
    where did it begin
  `),
  last: toPhrases(`
    what's his latest project | Which project is the newest | most recent work | What did he build last |
    what has he been building lately | The freshest project in the portfolio, please |
    which one of the projects came last | his last project was what | what's the newest thing he put up here |
    Has he made something new recently, which one | what was his last job | Where did he work most recently |
    latest employer | who was his most recent employer | what did he do just before going independent |
    the newest job on the list, please | Which company was he at last | What's the latest entry in his cv |
    where was he employed until recently | his most recent position | what did he make most recently |
    Which of the works is freshest | newest project | the last thing he built |
    What's the latest addition to the portfolio | of the four projects, which did he finish last |
    any recent project, what is it | What's hot off the press from omar | what was the last one he made |
    which work is the youngest | who employed him last | what was the final job before freelancing | last jop |
    What's at the top of his resume | which was his previous employer | Where has he been working lately, before now |
    what company does he come from | most recent job pls | the last company he was with, which is it |
    Who had him on the payroll most recently | latest project | Which was built last |
    what's he done lately, project wise | show me the most recent of his works |
    the last of the projects, which one is that | What has he finished just now |
    which project is the newest one in there | is there a brand new project |
    what was his final piece of work on the list | i'm only interested in recent stuff, which project is the latest |
    Who did he work for last | What was the latest job | which is the most recent company |
    where was he before he became independent | his final employer, who was that |
    What's the newest position in his history | the job before now, what was it |
    Which company did he leave most recently | what did he last do as an employee | last position held |
    where did he work last | what did he do last | his last one | what was the last thing he did
  `),
  longest: toPhrases(`
    Where did he stay the longest | Which job lasted longest | his longest job | what was his longest stint anywhere |
    at which company did he spend the most time | who kept him the longest |
    Which employer had him for the most months | What's the longest he ever stuck with one company |
    in which position did he hold out longest | record for staying at one job |
    what's the longest he has stayed anywhere | Longest job | which of his jobs went on the longest |
    with whom did he stay longest | where was he the most time employed |
    Which company can claim the longest service from him | Who had the pleasure of him the lomgest |
    of all his employers, which one did he stick with most | max duration at a single company |
    what job did he keep for the longest time | who did he work for the longest | What was his longest employment |
    longest time at one firm | Did he ever stay more than a year, where was the longest |
    with which employer did he hang on the longest | where did he hold the record for staying |
    The job with the most months, which is it | which company was his longest home | what's his longest tenure |
    at which of the companies was he longest
  `),
  shortest: toPhrases(`
    which job was the shortest | Where did he stay the least time | shortest stint |
    at which company did he last the shortest | What's the briefest job on his cv |
    Which employer did he leave the soonest | where was he only briefly |
    did he ever leave somewhere after a few months, wich was the shortest | minimum time he spent with an employer |
    who had him for the least months | where was he the shortest | Which company did he leave quickest |
    shortest job | What was his quickest exit | of the jobs which one took the least time |
    who kept him for the shortest while | Which employment was over fastest |
    what's the shortest he's been with a company | the job that he had for the least amount of time |
    his shortest stay with an employer, where was that | What was the shortest job | Who lost him quickest |
    where did he spend the least months | which of his positions lasted least | briefest stay |
    the job he was out of soonest | At what firm was his stay the shortest | Which gig was over in the shortest time |
    minimum tenure on his cv, where | what's the shortest employment he had
  `),
  compare: toPhrases(`
    or , which one was longer | What's the difference between and | compare and | how does differ from | vs |
    Which is bigger, or | is better than | and , which would you rather show me | did he enjoy more than |
    how do and stack up against each other | which took more time, or | Is more complex than | or |
    how is different from | what sets apart from | put and side by side for me | or , wich would he take |
    Should I look at first or rather at | does he prefer to | Did bring more than | which is the larger one, or |
    In what respect do and differ | difference | was longer than | what's better, or | is older than |
    Between and , which was harder | would you pick over | contrast with for me please | Did he earn more at or at |
    which is better | which one is better | which was bigger | compare it with | compare them | compare the two |
    what is the difference
  `),
  common: toPhrases(`
    what do and have in common | Is there anything and share | which tools were used in both and |
    what connects with | similarities between and | how are and alike | is there overlap between and |
    do and share a stuck | Which thread runs through and | common ground of and | in what way are and related |
    Do and use the same technology | what's the link between and | what did he do in both and | how similar is to |
    and , any parallels | Is there something that has in common with | Which things turn up both in and in |
    what unites and | shared tools of and | what did and both use | Are and connected somehow | is anything like |
    what's the same in and | do and overlap | which technologies do and have in common |
    What would you say and share | Has got something to do with | where do and meet | both and , what's in both |
    same tools | the same tools | same stack | is it the same product | is it the same thing
  `),
};
