/** Words that name the subject of a topic, by its id: a question that contains one is probably about it. */
const WORDS: Readonly<Record<string, string>> = {
  pitch:
    'pitch | sum up | sum him up | sum her up | sum them up | summary | summarise | summarize | nutshell | overview',
  hire: 'first step | get started | how to hire | next step | go about hiring',
  'why-hire': 'good candidate | good fit | worth hiring | worth interviewing | why hire | convince me | right person',
  strengths: 'best with | best at | good at | strength | strong point | core skill',
  weaknesses: 'weakness | weak point | bad at | not good at | limits',
  previous: 'job before this | previous job | previous employer | former employer | job before that | last employer',
  seniority: 'senior | junior | mid level | seniority',
  tenure: 'usually stay | stay with an employer | job hopper | job hopping | average tenure',
  visa: 'visa | work permit | sponsorship | right to work | citizen',
  notice: 'notice period | notice',
  internship: 'internship | trainee',
  contract: 'permanent | freelance | contractor | full time | part time | employee | contract or',
  remote: 'remote | remotely | home office',
  onsite: 'on site | onsite | our office | hybrid | commute',
  ownership:
    'own the code | owns the code | source code | copyright | intellectual property | own the | owns | belongs to | belong to',
  takeover: 'take over | legacy | somebody else wrote | existing code | inherit',
  aftercare: 'after the launch | after launch | maintenance | maintain | aftercare | warranty | support afterwards',
  updates: 'update | progress report | hear from',
  direct: 'middleman | agency | account manager | directly',
  testing: 'test | unit test | tested | testing | test coverage | qa',
  security: 'security | secure | vulnerability | gdpr | encryption',
  accessibility: 'accessible | accessibility | screen reader | wcag | a11y',
  design: 'design | designer | ui | ux | figma',
  deployment: 'deploy | deployment | ci | cd | pipeline | devops | hosting',
  smalljob: 'small job | tiny job | quick fix | small task | half a day',
  dissatisfied: 'unhappy | dissatisfied | not happy | refund | money back | do not like the result | guarantee',
  'artificial-intelligence': 'ai | artificial intelligence | machine learning | llm | copilot | chatgpt to',
  'unwritten-references':
    'client review | customer review | some reviews | reference | vouch | testimonial | somebody he worked with | recommendation | former colleague',
  'unwritten-certificates': 'certificate | certified | certification | award | prize',
  'unwritten-blog':
    'publish | publication | paper | article | blog | public speaking | speak in public | conference | keynote',
  'unwritten-relocation': 'relocate | relocation | move to another | move city',
  'unwritten-earnings': 'salary | salary expectation',
  'unwritten-legal': 'nda | non disclosure | confidentiality agreement',
  'all-experience': 'work experience | work history | job history | career | worked for',
  'all-project': 'case study | case studies | portfolio of work',
  cv: 'resume | cv | curriculum vitae | pdf',
  'unwritten-partners': 'alone | in a team | with a team | team player | team size | the teams | subcontract',
  'unwritten-languages':
    'english | french | german | spanish | italian | dutch | portuguese | chinese | japanese | russian | arabic | hindi | turkish | polish | fluent | native speaker | bilingual',
  hearing: 'listening in | microphone | eavesdrop',
  kept: 'gone | cookie | privacy | my data | record this | recording | recorded',
  teaching: 'lead a team | led a team | manage people | direct report | mentor | a manager | team lead | leadership',
};

export const topicWordsOf = (id: string): readonly string[] | undefined => WORDS[id]?.split(' | ');
