// A server component: what has state says by itself that it is the client's.
// @boundaries-ignore the host that the check makes has it
import Link from 'next/link';
import { owner } from '@asad/content';
import { AlertBox } from '@asad/ui/alert-box';
import '@asad/ui/alert-box.css';
import { LinkButton } from '@asad/ui/button';
import '@asad/ui/button.css';
import { Captions } from '@asad/ui/captions';
import '@asad/ui/captions.css';
import { ExperienceCard } from '@asad/ui/experience-card';
import '@asad/ui/experience-card.css';
import { MoonPhase } from '@asad/ui/moon-phase';
import '@asad/ui/moon-phase.css';
import { Owl } from '@asad/ui/owl';
import '@asad/ui/owl.css';
import { ProjectCard } from '@asad/ui/project-card';
import '@asad/ui/project-card.css';
import { SectionHeading } from '@asad/ui/section-heading';
import '@asad/ui/section-heading.css';
import { SiteHeader } from '@asad/ui/site-header';
import '@asad/ui/site-header.css';
import { StackCard } from '@asad/ui/stack-card';
import '@asad/ui/stack-card.css';
import { lines, project, rope } from '../harbour.mjs';
import { Berths } from './island.jsx';

// Without an image: the card shows so in the browser.
const unseen = { ...project, thumbnail: 'data:image/png;base64,none' };
const job = {
  company: 'Harbour',
  role: 'Pilot',
  location: 'Pier 2',
  start: '2020-01',
  end: '2021-01',
  summary: 'Ships in, ships out.',
  impacts: ['None lost.'],
  metrics: [],
  stack: ['Rope'],
};

export default function Page() {
  return (
    <main>
      <SiteHeader name="Harbour" links={[{ href: '/tide', text: 'Tide' }]} linkAs={Link} />
      <SectionHeading headingId="today" litRatio={0.5} title="Today" />
      <Owl label="A gull" />
      <MoonPhase litRatio={0.25} />
      <AlertBox tone="notice">{owner.name} pilots at nine.</AlertBox>
      <Captions lines={lines} />
      <ProjectCard project={unseen} />
      <ExperienceCard experience={job} href="/tide" linkAs={Link} />
      <StackCard item={rope} noteLabel="But" />
      <LinkButton href="/tide" linkAs={Link}>
        Tides
      </LinkButton>
      <Berths />
    </main>
  );
}
