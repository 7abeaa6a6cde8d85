import { guideLines } from '../guide-lines.ts';
import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { toPhrases } from './phrases.ts';

const { firstName } = owner;

/** What ASAD knows of hiring and reaching the owner. */
export const contactFacts = [
  {
    id: 'availability',
    topic: { kind: 'contact', id: 'booking' },
    title: `whether ${firstName} is available`,
    asks: toPhrases(`
      Does he take small projects? | Could he take something on? | Is he free at the moment? |
      Can he take on something new? | Is he busy? | Is he taking on work? | Does he have time for me? |
      Would he have time this month? | Has he got room for another project? | Can he start next week? |
      When can he start? | When could he begin? | When could he begin with us? | How soon can he start on our project? |
      Is he open for new clients? | Is he booked up? | How soon would he be free? | Is he taking new projects? |
      Does he take on small jobs? | Would he take a small project? | Is he taking clients? | How do I hire him? |
      How can I hire him? | I want to hire him | Can he take over an existing project? | Can he join our project? |
      Can he help me with a project? | I have a project for him | Is he looking for a job? | Does he work full time? |
      Would he consider a job offer? | When is he free? | When is he available? |
      How many projects does he take at once? | Is he available for work? | Can I hire him? | When could he start? |
      Is he taking on new projects or clients? | Does he have capacity for freelance or contract work? |
      Is he open to a full-time job offer? | Is he looking for work? | Has he got room for another client? |
      Is he free next month, this winter or in spring? | Is he busy or fully booked? | How soon can he begin? |
      Can we engage him for a few weeks? | open for new opportunities | Is he free to start something in January? |
      free to start | Is he available right now? | What is his availability? | Can he start on Monday or next month? |
      How long is the waiting list? | time for a small project | Would he join our company as an employee? |
      permanent position | hire him for a project | hiring him | Is he on the market? | a free slot for our project |
      available in spring, summer or autumn | a start date | Is he taken or still free? | Is he around for a project? |
      We might want to hire somebody like him | Would he consider a permanent role? | Would he work full time for us? |
      When would he have time? | When does he have time? | Does he work part time? | Would he work part-time for us? |
      Can he start with us as a freelancer? | Does he do contract work? | How would I go about hiring him? |
      Could he do that for us? | Can he do the same for me? | Would he do something like that for me? |
      Could he build one for us? | Can he make one for my company? | How many clients does he take in parallel? |
      Is he booked out? | Is he open to projects or booked out?
    `),
    answer: [
      `${firstName} takes on one larger project at a time, and small ones beside it.`,
      'When the next one can start is settled in the fit check of fifteen minutes.',
    ],
  },
  {
    id: 'rates',
    topic: { kind: 'contact', id: 'booking' },
    title: `what ${firstName} costs`,
    asks: toPhrases(`
      How much does he cost? | How much would that be for me? | What would that be for us? | How much would that be? |
      How much would it be? | What would that come to? | What would it cost me? | What would he want for a small job? |
      What would that set me back? | What is the damage going to be? | How does he charge? | Can I afford him? |
      What is his hourly rate? | What does a website by him cost? | How much would something like that cost me? |
      Does he want money up front? | Do you have a price for me? | What are his rates? |
      What is the price of a project? | Does he charge by the hour or a fixed price? | What budget do I need? |
      Is he expensive? | fees, salary, quote | What would it cost me to engage him? | hourly rate or day rate |
      How pricey would it be? | How does he bill, and what is the invoice like? | What is the price tag for an app? |
      How much money is a website? | What does he charge for a small website? | the price of a small website or app |
      rough price range | cost of a project | What would I pay him? | his prices | Do you have a price list? |
      the costs of an automation | Is he affordable for a startup? | payment, invoice and terms |
      hourly or daily rates | How does he charge for a week? | charges | an approximate figure for the price | pricing |
      How much does he take? | cheap or expensive? | cost estimate for a project | Is he cheap? |
      inexpensive or costly? | low budget | Does he give discounts? | how much | how much then |
      What would a small website cost me? | What would a small job cost? | What budget should I bring? |
      Roughly what budget does one need? | Does he take shares instead of money?
    `),
    answer: [
      'There is no price list here, because I would only be guessing.',
      'Small work has a fixed price and larger work a weekly rate, both in writing before anything begins.',
      'The fit check is free and ends with a number, or with an honest no.',
    ],
  },
  {
    id: 'fit-check',
    topic: { kind: 'contact', id: 'booking' },
    title: 'the fit check',
    names: ['fit check'],
    asks: toPhrases(`
      What happens after I book? | What is that fifteen minute thing? | What do we talk about in the fit check? |
      What is a fit check? | What happens when I book? | What happens in that call? | What happens in the first call? |
      How does the first call go? | What happens in the 15 minutes? |
      How long is the first call and does it cost anything? | What should I prepare for the meeting? |
      Is the first consultation free? | What do we talk about during the fit check? | fifteen minutes with him |
      What is the purpose of the introductory call? | first conversation, free intro |
      Do I have to pay for the fifteen minute call? | the 15 minute fit check | free fit check |
      What comes out of the fit check? | Is the fit check free of charge? | the initial call with him | discovery call |
      What do I need to bring to the first talk? | a quick call to see if we fit | a short first call
    `),
    answer: [
      'The fit check is a call of fifteen minutes, free of charge.',
      `You tell what hurts, and ${firstName} tells you whether this is the right person, what it might take, and what to try first.`,
    ],
  },
  {
    id: 'book',
    topic: { kind: 'contact', id: 'booking' },
    title: 'booking a meeting',
    asks: toPhrases(`
      How do I book a call? | Let us set something up | I would like to set something up | Can we set something up? |
      Let us meet | Let us talk to him next week | I would like to hire him | hire him | I want to work with him |
      Let us do it, I want to start | How can I make an appointment? | How can we make an appointment? |
      I need an appointment | Can we meet? | How do I arrange a call with him? | I want to make an appointment |
      Put me in his calendar | Can I get a slot with him? | Set up a meeting with him | How do I get a meeting? |
      I would like to talk to him next week | Can we set up a call with him? | How can I book a meeting? |
      Where can I book? | How do I make an appointment? | How can I meet him? | I would like an appointment |
      Book a meeting | I want to schedule a call with him | Can I make an appointment? | Open the calendar |
      How do I book the fit check? | Reserve a slot for me | Set up a meeting | Put a meeting in the calendar |
      I would like to meet him | Schedule something for next week | Arrange a chat with him |
      Sign me up for the fit check | find a date and time | grab a slot in his calendar | his calendar |
      free slots in the calendar | How can I book him? | book a call | book a slot | make an appointment with him |
      schedule a meeting | talk to him in person next week | Can you book it for me? | booking link | appointment |
      arrange an appointment | arrange a meeting | meet him | an appointment for next Tuesday
    `),
    answer: guideLines.book,
    action: 'book',
  },
  {
    id: 'contact',
    topic: { kind: 'contact', id: 'email' },
    title: `how to reach ${firstName}`,
    asks: toPhrases(`
      What is the quickest way to reach him? | What is the fastest way to get hold of him? | How can I get in touch? |
      How do I reach him? | What is the best way to contact him? | Can I drop him a line? | Where do I find his email? |
      Give me his address | How do I leave him a message? | Where do I email him? | What address can I write to? |
      To which address can I write? | Where can I send him a message? | How can I get in touch with him? |
      How do I get in touch? | How do I write to him? | Where can I reach him? | How do I get hold of Omar? |
      his email | What is his contact information? | How do I contact him? | the mail address | How can I contact him? |
      What is his email address? | How do I reach or write to him? | Give me his contact details |
      Can I talk to a human? | I want to send him a message | get in touch | Where do I send an email? |
      Where can I write to him? | leave him a message | send a mail to the owner | Connect me with him directly |
      By which address can I reach him directly? | his address for mail | reach him by email | contact | contact form |
      How do I reach the owner? | tell him something from me | speak with him directly |
      Can you pass on a message to him? | his mail | Send him an email | Send Omar an e-mail | Write him an email |
      Email him for me | Send him a mail | How does one get in touch with him by mail? | Can I write to him? |
      What is the address for mail? | I would like to write to him | Can I have his email? |
      May I have his mail address? | I need his email | How would I email him? | How do I ask him? |
      How do I ask him something? | Where do I send my question?
    `),
    answer: [
      `Write ${firstName} an email: the address is on the card beside me.`,
      'You can copy it there, or find it in the About section.',
    ],
    action: 'openContact',
  },
  {
    id: 'linkedin',
    topic: { kind: 'contact', id: 'linkedin' },
    title: `${firstName} on LinkedIn`,
    names: ['LinkedIn'],
    asks: toPhrases(`
      Is he on LinkedIn? | Is he on social media? | Is he on Twitter? | Does he use Facebook or Instagram? |
      Where else can I find him online? | Does he have a LinkedIn profile? | Which social media is he on? |
      Where can I follow or connect with him? | Twitter or GitHub account | profile on a network | his social networks |
      Facebook, Instagram or X account | Got a LinkedIn link? | LinkedIn | his GitHub | his online profiles |
      social media | Does he blog or post anywhere?
    `),
    answer: ['There is a LinkedIn profile, with a link in the About section.', 'Other networks are not listed here.'],
    action: 'openContact',
  },
] as const satisfies readonly Fact[];
