/** What a designer asks of a component, and no type says; words.test.ts holds every component to an entry. */
export interface Words {
  readonly use: string;
  readonly avoid: string;
  readonly keyboard: string;
}

const NOTHING = 'Nothing here takes the keyboard.';
const LINK = 'Tab comes to it, Enter follows it.';

export const words: Readonly<Record<string, Words>> = {
  AlertBox: {
    use: 'Something happened that one has to know now: a call that failed, calls that are spent.',
    avoid: 'For help that always stands there: that is text. For a decision: that is a dialog.',
    keyboard: 'Its actions and its close button follow one another by Tab; focus is not moved to it, it is announced.',
  },
  Button: {
    use: 'Something happens on this page. One primary button in a view; the rest is quiet.',
    avoid: 'To go elsewhere: that is a LinkButton, which works without a script.',
    keyboard: 'Tab, then Enter or Space. While it waits it stays focusable.',
  },
  CallScreen: {
    use: 'The page of a call: what one sees before, during and after it, in every state, without a microphone.',
    avoid: 'Inside of another page: it brings header, footer and sky along.',
    keyboard:
      'Skip link, header, the button, the bar, then the talk: by Tab, in this order. Alt+M, Alt+S, Alt+T in a call.',
  },
  HomeScreen: {
    use: 'The home page: first screen, works, experiences, stack, about, end; each section also by itself.',
    avoid: 'For a page with one subject: that needs no first screen.',
    keyboard: 'Skip link, header, then the page from top to bottom by Tab; Ctrl+K opens the menu.',
  },
  CallButton: {
    use: 'The one way into a call and out of it, once in a page.',
    avoid: 'For any other action, and beside another primary button.',
    keyboard: 'Enter or Space; the focus stays on it from the press to the end of the call.',
  },
  CallMeta: {
    use: 'The quiet line of a running call: time, who speaks, the level of the microphone.',
    avoid: 'For news: nothing in it is announced. Errors belong in an AlertBox.',
    keyboard: NOTHING,
  },
  Captions: {
    use: 'What is said, while it is said.',
    avoid: 'For a talk that is over: that is a TranscriptPanel.',
    keyboard: 'Tab comes to it when it scrolls; the arrow keys read back, and it stops following.',
  },
  CaseStudy: {
    use: 'An experience to read in full above the page that one came from.',
    avoid: 'For a page of its own: there CaseStudyBody stands alone.',
    keyboard: 'Focus is held; Escape, the backdrop and the close button close it and give the focus back.',
  },
  CaseStudyBody: {
    use: 'The six sections of a case, in a dialog or in a page of their own.',
    avoid: 'For a summary: that is an ExperienceCard.',
    keyboard: 'Its links, in their order.',
  },
  CommandMenu: {
    use: 'Everything on the site by name, for hands that stay on the keyboard.',
    avoid: 'As the only way to anything.',
    keyboard: 'Type to find, arrow keys to choose, Enter to go, Escape to leave.',
  },
  ContactBlock: {
    use: 'How to reach the owner: the address in words first.',
    avoid: 'For more than one address.',
    keyboard: 'Copy, write, book: by Tab, in this order. What was copied is announced.',
  },
  DialogFrame: {
    use: 'As the frame of a dialog of your own.',
    avoid: 'For what can wait, or stand in the page.',
    keyboard: 'Focus is held inside and comes back; Escape closes it unless it is locked.',
  },
  ExperienceCard: {
    use: 'One job in a list that is scanned in ten seconds.',
    avoid: 'For the whole story: that is the case study behind its link.',
    keyboard: LINK,
  },
  LimitDialog: {
    use: 'Something is spent, and what is left to do.',
    avoid: 'For errors: those stand in the page.',
    keyboard: 'Focus is held; Escape closes it.',
  },
  MentionCard: {
    use: 'What the assistant talks about, beside the talk.',
    avoid: 'For what one must not miss: it comes without taking the focus.',
    keyboard: 'Its link and its close button by Tab; it never takes the focus by itself.',
  },
  MenuButton: {
    use: 'Opens the command menu, and tells its shortcut.',
    avoid: 'For a menu of any other kind.',
    keyboard: 'Enter or Space; the shortcut works from everywhere.',
  },
  MoonPhase: {
    use: 'Marks the sections of a page: how far the evening has come.',
    avoid: 'To tell a state that is told nowhere else: it is decoration.',
    keyboard: NOTHING,
  },
  NightSky: {
    use: 'Behind a quiet screen, once in a page.',
    avoid: 'Behind text to read at length.',
    keyboard: NOTHING,
  },
  Owl: {
    use: 'Who one talks to. Its state is a pose: it says the same standing still.',
    avoid: 'Twice in one view, and as the only sign of a state.',
    keyboard: NOTHING,
  },
  PrincipleList: {
    use: 'Short declarations, each with the sentence behind it.',
    avoid: 'For steps in an order.',
    keyboard: NOTHING,
  },
  ProjectCard: {
    use: 'A work, by its picture and its effect.',
    avoid: 'For a list of more than a dozen: it wants room.',
    keyboard: LINK,
  },
  SectionHeading: {
    use: 'Opens a section of a page.',
    avoid: 'Inside of a card.',
    keyboard: 'Takes the focus when the menu leads to it, so that reading goes on from here.',
  },
  SiteFooter: { use: 'The end of every page.', avoid: 'For anything one has to find.', keyboard: NOTHING },
  SiteHeader: {
    use: 'The head of every page: name, sections, the page’s own controls.',
    avoid: 'For more than five links.',
    keyboard: 'Name, links, controls: by Tab, in this order.',
  },
  SkipLink: {
    use: 'The first stop of the keyboard in every page.',
    avoid: 'More than once.',
    keyboard: 'Seen when Tab comes to it; Enter goes to the content.',
  },
  StackCard: {
    use: 'A tool, what it is for, and the case against it.',
    avoid: 'Without the case against it: that is its point.',
    keyboard: 'Enter or Space open the note, by the browser’s own disclosure.',
  },
  StackScroller: {
    use: 'A row of equals that is wider than the page.',
    avoid: 'For what must be seen at once.',
    keyboard: 'Tab comes to the row; arrow keys, Home and End move it.',
  },
  ThemeToggle: {
    use: 'Day or night, once in a page.',
    avoid: 'Where no script will run: it would do nothing.',
    keyboard: 'Enter or Space.',
  },
  TranscriptPanel: {
    use: 'A talk that is over: to read, take along, or delete.',
    avoid: 'While it is going on: those are Captions.',
    keyboard: 'Its actions stand at its head, before the lines; deletion asks once more and gives the focus back.',
  },
  TypeField: {
    use: 'To write what one would say.',
    avoid: 'For more than a few sentences.',
    keyboard: 'Enter sends; what was refused stays in it.',
  },
  VerificationDialog: {
    use: 'A check before something that costs.',
    avoid: 'Before anything that is only read.',
    keyboard: 'Focus is held; it cannot be closed while it verifies.',
  },
};
