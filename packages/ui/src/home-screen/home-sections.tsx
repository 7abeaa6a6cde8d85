import type { ReactNode } from 'react';
import { ContactBlock, type ContactBlockProps } from '../contact-block/contact-block.tsx';
import { classNames, LABEL } from '../foundations/parts.tsx';
import type { LifeGroup } from '../life-groups/life-group.ts';
import { LifeGroups } from '../life-groups/life-groups.tsx';
import { ExperienceCard, type ExperienceCardProps } from '../experience-card/experience-card.tsx';
import { PrincipleList, type PrincipleListProps } from '../principle-list/principle-list.tsx';
import { ProjectCard, type ProjectCardProps } from '../project-card/project-card.tsx';
import { SectionHeading, type SectionHeadingProps } from '../section-heading/section-heading.tsx';
import { StackCard, type StackCardProps } from '../stack-card/stack-card.tsx';
import { StackScroller } from '../stack-scroller/stack-scroller.tsx';
import { StackIcon } from './stack-icon.tsx';
import css from './home-sections.module.css';

export { SiteFooter } from '../site-footer/site-footer.tsx';

export interface PageSectionProps extends Omit<SectionHeadingProps, 'headingId'> {
  /** Link target. */
  readonly id: string;
  /** Content within the page's margins. */
  readonly children?: ReactNode;
  /** Content of full width, below the children. */
  readonly wide?: ReactNode;
}

/** A section with heading and moon. */
export const PageSection = (props: PageSectionProps): ReactNode => {
  const { id, wide, children, className, ...heading } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(className, css['section'])}>
      <div className={css['wrap']}>
        <SectionHeading headingId={`${id}-title`} {...heading} />
        {children}
      </div>
      {wide}
    </section>
  );
};

export interface SectionWords {
  readonly title: string;
  readonly intro?: string;
}

interface CardsSectionProps<CardProps> {
  /** Title and introduction. */
  readonly words: SectionWords;
  /** In order, jobs newest first. */
  readonly cards: readonly (CardProps & { readonly id: string })[];
  /** The opened case study. */
  readonly children?: ReactNode;
}

/** Projects in two columns. */
export const WorksSection = ({ words, cards, children }: CardsSectionProps<ProjectCardProps>): ReactNode => (
  <PageSection id="works" {...words} litRatio={0.18} className={css['works']}>
    <div className={css['grid']}>
      {cards.map((card) => (
        <ProjectCard key={card.id} {...card} />
      ))}
    </div>
    {children}
  </PageSection>
);

/** A timeline of cards that open as case studies. */
export const ExperiencesSection = ({ words, cards, children }: CardsSectionProps<ExperienceCardProps>): ReactNode => (
  <PageSection id="experiences" {...words} litRatio={0.5}>
    <ol className={css['timeline']}>
      {cards.map((card) => (
        <li key={card.id}>
          <ExperienceCard {...card} />
        </li>
      ))}
    </ol>
    {children}
  </PageSection>
);

const ROW_LABEL = 'Tools';

export interface StackSectionProps {
  /** Title, introduction, hint and the note's label. */
  readonly words: SectionWords & { readonly hint: string; readonly noteToggle: string };
  /** Principles behind the choice of tools. */
  readonly pillars: PrincipleListProps['entries'];
  /** Tools; `icon` names a drawing. */
  readonly items: readonly (StackCardProps['item'] & { readonly id: string; readonly icon: string })[];
}

/** Three pillars and a draggable row of tools. */
export const StackSection = ({ words, pillars, items }: StackSectionProps): ReactNode => (
  <PageSection
    id="stack"
    title={words.title}
    intro={words.intro}
    litRatio={0.78}
    className={css['stack']}
    wide={
      <StackScroller label={ROW_LABEL} hint={words.hint} className={css['scroller']}>
        {items.map((item) => (
          <StackCard
            key={item.id}
            id={`stack-${item.id}`}
            item={item}
            icon={<StackIcon name={item.icon} />}
            noteLabel={words.noteToggle}
          />
        ))}
      </StackScroller>
    }
  >
    {pillars.length > 0 && <PrincipleList look="pillars" entries={pillars} className={css['pillars']} />}
  </PageSection>
);

export interface AboutSectionProps {
  /** Titles. */
  readonly words: { readonly title: string; readonly principlesTitle: string };
  /** One string per paragraph. */
  readonly intro: readonly string[];
  /** Principles. */
  readonly principles: PrincipleListProps['entries'];
  /** Props of the ContactBlock. */
  readonly contact: Pick<ContactBlockProps, 'email' | 'phone' | 'profileUrl' | 'links' | 'onCopy' | 'labels'>;
  /** The owner's photograph. */
  readonly photo?: { readonly src: string; readonly alt: string } | undefined;
  /** Education, awards and others. */
  readonly groups?: readonly LifeGroup[] | undefined;
}

/** Introduction, principles and contact. */
export const AboutSection = ({ words, intro, principles, contact, photo, groups }: AboutSectionProps): ReactNode => (
  <PageSection id="about" title={words.title} litRatio={1}>
    <div className={css['columns']}>
      <div className={css['intro']}>
        {photo && (
          <img className={css['photo']} src={photo.src} alt={photo.alt} width={160} height={160} loading="lazy" />
        )}
        {intro.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {principles.length > 0 && (
        <div>
          <h3 className={classNames(LABEL, css['label'])}>{words.principlesTitle}</h3>
          <PrincipleList entries={principles} />
        </div>
      )}
    </div>
    {groups !== undefined && groups.length > 0 && <LifeGroups groups={groups} className={css['groups']} />}
    <ContactBlock id="contact" className={css['contact']} {...contact} />
  </PageSection>
);
