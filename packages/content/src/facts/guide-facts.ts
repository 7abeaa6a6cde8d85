import { voiceConcierge } from '../projects/voice-concierge.ts';
import { speakList } from './speak.ts';
import { guideLines } from '../guide-lines.ts';
import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { toPhrases } from './phrases.ts';

const { firstName } = owner;

/** What ASAD knows of himself, of this call and of this site; small talk too. */
export const guideFacts = [
  {
    id: 'who-are-you',
    topic: { kind: 'guide', id: 'asad' },
    title: 'who ASAD is',
    asks: toPhrases(`
      Who are you? | What do they call you? | What are you called? | What is your job here? | What do people call you? |
      Are you only awake at night? | When are you on duty? | Do you work nights? | Whom do I have the pleasure with? |
      And you are? | What should I call you? | Do you have a name? | What is your name? | Who am I talking to? |
      Why an owl? | Why are you an owl? | What are you doing here? | Introduce yourself | Tell me about yourself |
      Tell me about yourself, ASAD | What is an owl doing on this site? | What does ASAD stand for? |
      Where does the name ASAD come from? | Say something about you | Why are you called ASAD? | Who is ASAD? |
      What is ASAD? | And who are you, owl? | What is your role here? | the owl on this page | your story
    `),
    answer: [
      `I am ASAD, an owl, and I look after ${firstName}'s portfolio.`,
      'I work nights, I have read everything on this site, and I do not make things up.',
    ],
  },
  {
    id: 'are-you-ai',
    topic: { kind: 'guide', id: 'asad' },
    title: 'whether ASAD is an AI',
    asks: toPhrases(`
      Are you an AI? | Am I speaking to a real human? | Are you a real human being? | Am I speaking to a human being? |
      Am I speaking to a person? | Is there a human on the line? | Is this a person or a machine? |
      Am I talking to a computer? | Do you make things up? | Do you invent things? | Can I trust what you say? |
      How do I know you are not lying? | Is somebody typing this? | Are you a robot? |
      Are you a real person or a robot? | Are you human? | Is this a recording or a bot? |
      Which language model are you, ChatGPT? | Are you artificial intelligence? | Is there a human on the other end? |
      Am I speaking with a machine? | Do you think for yourself? | Do you use GPT, Claude or Gemini? | Are you alive? |
      Do you make up answers or hallucinate? | Am I chatting with a bot? | bot or human? | chatbot, bot or computer |
      Am I talking to a real human? | Are you a machine? | Is there a person behind this voice? | AI or human being? |
      Are you a computer program? | Can you think or feel? | where your answers come from | Do you ever lie? |
      Tell me honestly, is this a computer? | a computer voice | Are you a program? | Are you a real owl? |
      a real bird or a program? | Do you have feelings? | Who told you that? | How do you know that? |
      Where did you get that from? | What is your source? | Are you sure? | Is that true? | I do not believe you |
      That is not true | Did you make that up? | How do you know all this? | Can I believe you? |
      Do you ever make things up? | Could you be wrong? | Is a real person answering me? | Are you allowed to lie? |
      Would you lie to me? | How are you different from Siri or Alexa? |
      What is the difference between you and a chatbot? | What is the difference between you and Siri?
    `),
    answer: [
      'No person sits here: I am a program with feathers.',
      'As the local guide I look up your question among the facts of this site, and say the one that fits.',
      'Nothing I say is invented on the spot.',
    ],
  },
  {
    id: 'kept',
    topic: { kind: 'guide', id: 'privacy' },
    title: 'what is kept of this call',
    asks: toPhrases(`
      What happens to what I say? | What happens when I hang up? | Who else can see this call? |
      How do I get rid of what I said? | Can you get rid of this conversation? | How do I wipe what I told you? |
      How do I erase my words? | Can I take back what I said? | Is this being recorded? | Are you recording this? |
      Is somebody listening in? | Who hears this? | Does Omar get to hear what I say? | Can I have this deleted? |
      How do I delete this? | Is what I say confidential? | Do you keep what I tell you? | Are you writing this down? |
      What happens with what I say? | What do you do with this conversation? | Is this private? |
      Do you keep what I say? | Do you store this? | Do you save what I say? | Do you record this? |
      Can Omar read this? | Will he read this? | Can I delete this? | What do you keep of this call? |
      Is this conversation recorded or saved? | What happens to my data? | Is my voice stored? | What data is stored? |
      Who can read the transcript? | Can I delete what I said? | privacy and GDPR |
      Will anybody store or read what we say? | Where does this conversation go afterwards? |
      Are you listening to or recording my microphone? | How long is the conversation stored? |
      Is this chat private and confidential? | Do you use cookies or tracking here? | delete my conversation |
      Is what I say being recorded, and for whom? | Do you record this call? | Who listens to this call? |
      Does he read our conversation? | recording and transcript | What is saved about me? |
      personal data and data protection | Will my conversation be used to train an AI? |
      Is the microphone on all the time? | Who hears what I say? | Who sees this transcript? |
      a log of the conversation | Is this being saved somewhere? | store my words | How long do you keep what I say? |
      How long do you hold on to this? | How long do you store this conversation? |
      Can I get rid of this conversation? | Can I have this removed afterwards? | Can you forget what I said? |
      Does anybody listen in? | Who is listening? | What do you do with my words? | Is this being logged? |
      Is anybody else on the line? | Who gets to read this? | Is my voice being recorded? |
      Can I remove what we talked about? | Can what I told you be removed later? | Does somebody read along? |
      How safe is my data here? | Does anyone else hear this? | Is a third person on the line?
    `),
    answer: [
      `The transcript is kept, with its times, so that ${firstName} can read it.`,
      'When the call is over, a button deletes it from the server.',
      `The summary mailed to ${firstName} is not reached by that button, so tell me no secrets.`,
    ],
  },
  {
    id: 'hearing',
    topic: { kind: 'guide', id: 'privacy' },
    title: 'where the sound goes',
    asks: toPhrases(`
      Where does the sound go? | Does the sound go to anybody? | Does my browser send my voice somewhere? |
      Does my voice leave my computer? | Who turns my speech into text? | Is my voice sent to a server? |
      Where does my voice go? | Does the microphone send anything? | Is my voice sent to Google or Apple? |
      speech recognition of the browser | Is the audio uploaded?
    `),
    answer: [guideLines.hearingNotice],
  },
  {
    id: 'limit',
    topic: { kind: 'guide', id: 'limit' },
    title: 'how many calls you have',
    asks: toPhrases(`
      How many calls do I have? | Is this thing free? | Does this cost me anything? | Who pays for this call? |
      How many times can I ring you? | How often may I call? | How many calls do I have left? | Can I call again? |
      Does it cost anything to talk to you? | Is this call free? | How often can I call you? | Is there a call limit? |
      How many calls are left? | Can I call again tomorrow? | How long can a call last? |
      Does calling cost me anything? | How often am I allowed to ring? | Is there a maximum number of calls? |
      How many attempts are there? | How many minutes do we have? | Why can I only call three times? |
      Am I allowed to phone again? | How many more times may I phone you? | How many calls do I get? |
      the number of calls per visitor | remaining calls | how long may I talk to you | time limit of a call |
      May I call a second time? | call you again | Do I have to pay for calls? | the maximum length of a call |
      running out of calls | calls per person | another call afterwards | How long does a call take at most? |
      free calls
    `),
    answer: [
      'Each visitor has a few calls, usually three, and they are free.',
      'The page shows how many you have left, and afterwards email and the calendar remain.',
    ],
  },
  {
    id: 'site-made',
    topic: { kind: 'project', id: 'voice-concierge' },
    title: 'how this site was made',
    asks: toPhrases(`
      How was this site made? | What is this website built with? | Which technology runs this page? |
      Who designed this portfolio site? | Is the source code of the site public? | Did you use a template? |
      What was used to make this website? | Who built this website? | Which framework is behind this site? |
      How does this page work technically? | Is this site open source? | website technology |
      What stack is this very website running on? | technology of this website | this website itself |
      How did he build this website? | Where is this site hosted? | Is this site made with React or WordPress? |
      source code on GitHub | What is this page made of? | Can I have a site like this? | Who made this website? |
      technical details of this website | building a website like this one
    `),
    answer: [
      'This site is two prerendered pages in React and TypeScript, with a small backend on Firebase.',
      'I was drawn by hand as vectors, and the call is a library of its own.',
      'No template was harmed.',
    ],
  },
  {
    id: 'owl-made',
    topic: { kind: 'project', id: 'voice-concierge' },
    title: 'what ASAD is made with',
    asks: toPhrases(`
      What are you built with? | What do you look like? | Who drew you? | What were you built with? |
      What are you made with? | What are you made of? | How do you work technically? |
      Which technology are you built on? | What are you written in? | What do you run on? | your tech stack |
      What is your stack? | Which tools were you made with? | What code are you made of? |
      What language are you written in? | Who drew the owl? | Who painted the owl?
    `),
    answer: [
      `ASAD is made with ${speakList(voiceConcierge.tags)}.`,
      'I was drawn by hand as vectors, and the call is a library of its own.',
    ],
  },
  {
    id: 'your-voice',
    topic: { kind: 'guide', id: 'asad' },
    title: "ASAD's voice",
    asks: toPhrases(`
      Why do you sound like that? | How is your voice made? | Is your voice synthetic? |
      Can you speak another language? | Do you speak German, Spanish or French? | Your voice is strange |
      Do you understand Spanish? | Can we talk in another tongue, such as Italian or Arabic? |
      Why do you talk like a robot? | Do you only understand English? | change the voice, please |
      Which languages do you speak? | your voice | your accent | Do you speak other languages? | Sprechen Sie Deutsch? |
      Hablas español? | Can I speak French with you? | Why is your voice so robotic? | speak slower or louder, please |
      another language than English | other languages | What languages can you talk in? | Do you talk other languages? |
      Is your voice a recording? | Is your voice computed? | Whose voice is that?
    `),
    answer: [
      'My voice was computed when this site was built, and made a little rounder, as befits an owl.',
      'I speak English only, and I apologise for the accent.',
    ],
  },
  {
    id: 'help',
    topic: { kind: 'guide', id: 'asad' },
    title: 'what you can ask',
    asks: toPhrases(`
      What can I ask you? | What is on this site? | What can I ask? | What else can you tell me? |
      What are you good for? | Where do I start? | Help | What can you do? | What do you know? |
      I do not know what to ask | Give me suggestions | How does this work? | What topics are there? |
      Any ideas what to ask? | What questions do you answer? | What are my options? | Which things do you know about? |
      What sort of questions can you handle? | questions I can ask | example questions | What do people usually ask? |
      What should I ask you? | Can you help me? | What can you tell me? | Where do I begin? | What are you able to do? |
      Where should I start? | a good question to start with | I have no idea what to ask | What could I ask? |
      What do others ask? | What can you do for me? | What are you able to tell me? | How can you help me? |
      What should I know?
    `),
    answer: [
      `Ask me what ${firstName} has built, where ${firstName} has worked, with which tools and why.`,
      'I also know about availability, prices and how to book a meeting.',
    ],
  },
  {
    id: 'sample',
    topic: { kind: 'guide', id: 'site' },
    title: 'whether this is real',
    asks: toPhrases(`
      Are the companies on this site real? | Are the companies real? | Are the jobs real? | Is he real? |
      Are the employers real? | Is this site real? | Is this person real? | Are these companies and numbers true? |
      Is this sample or demo data? | Are the figures made up? | Does this employer really exist? |
      fake or fictional portfolio | Did you invent these employers? | Is any of this true? | Are these real customers? |
      Do these people exist? | Are those numbers and employers genuine? | genuine numbers |
      real employers or invented ones | sample data | Are the projects real? | Did this really happen? |
      made-up companies | Is he a real person? | demo site or real? | invented employers |
      made-up numbers and employers | Does this company exist?
    `),
    answer: [
      `${firstName}, the employers and the figures are samples, until somebody makes this site their own.`,
      'I, on the other hand, am quite real.',
    ],
  },
  {
    id: 'hello',
    topic: { kind: 'guide', id: 'asad' },
    title: 'saying hello',
    asks: toPhrases(`
      Hello | Hi there | Hey | Good morning | Good evening | How are you? | Nice to meet you | Hello, can you hear me? |
      Hi | Hello ASAD | Is anybody there? | Are you there? | How is it going? | Good afternoon | Hey owl | Hallo |
      Hi, who is there? | Yo | Good day | How do you do? | Hello owl | How are you today? | Are you awake? |
      Nice to see you | Are you able to hear me? | Do you hear me?
    `),
    answer: ['Hello to you too, I am wide awake.', `Would you like to hear about ${firstName}'s work?`],
  },
  {
    id: 'thanks',
    topic: { kind: 'guide', id: 'asad' },
    title: 'saying thank you',
    asks: toPhrases(`
      Thank you | Thanks a lot | Great, thanks | Awesome | Well done | You are funny | I like you | Thanks |
      That is helpful | Very nice | Cool | Perfect, thank you | Good job | That was interesting | Thank you very much |
      Thanks, that helps | Thank you, owl | Lovely | I appreciate it | Many thanks | Cheers | Amazing | Good answer
    `),
    answer: ['You are welcome.', 'Is there anything else that I can tell you?'],
  },
  {
    id: 'ending',
    topic: { kind: 'guide', id: 'asad' },
    title: 'ending the call',
    asks: toPhrases(`
      How do I end the call? | How do I hang up? | How can I stop the call? | We can end the call now |
      You may end the call whenever you like | I would like to end this call | I want to hang up |
      How do I get out of here? | Can I end this call?
    `),
    answer: ['Say goodbye, and I hang up; or press the red button.'],
  },
] as const satisfies readonly Fact[];
