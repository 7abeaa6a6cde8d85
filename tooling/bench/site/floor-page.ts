import { pageMeta, site } from '@asad/web/site';
import { about, experiences, owner, pillars, principles, projects, stack } from '@asad/content';

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/**
 * A hand-written page with the home page's words, pictures and links, without script and web font: a lower limit for
 * the site's figures.
 */
export const floorPage = (): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageMeta.home.title}</title><meta name="description" content="${pageMeta.home.description}">
<link rel="icon" href="/favicon.svg"><style>
body{margin:0;background:#0c1024;color:#f2ebdc;font:1rem/1.6 system-ui,sans-serif}
main,header,footer{max-width:72rem;margin:auto;padding:1rem}h1{font-size:3.5rem;line-height:1.05}a{color:#fdbb4b}
.hero{min-height:100svh}.grid{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))}
img{width:100%;height:auto}.row{display:flex;gap:1rem;overflow-x:auto}.row>*{flex:0 0 18rem}
</style></head><body><header><a href="/">${site.name}</a> <nav><a href="#works">Works</a> <a href="#experiences">Experiences</a> <a href="#stack">Stack</a> <a href="#about">About</a></nav></header>
<main><section class="hero"><p>${site.hero.eyebrow}</p><h1>${site.hero.headline}</h1><p>${site.hero.subcopy}</p>
<p><a href="/call">${site.hero.primaryButton}</a> ${owner.bookingUrl === undefined ? '' : `<a href="${owner.bookingUrl}">${site.hero.secondaryButton}</a>`}</p>
${list(site.hero.proofs.map(({ value, label }) => `${value} ${label}`))}</section>
<section id="works"><h2>${site.works.title}</h2><p>${site.works.intro}</p><div class="grid">${projects
  .map(
    (project) =>
      `<article>${project.thumbnail === undefined ? '' : `<img src="${project.thumbnail.replace('.webp', '-660.webp')}" alt="${project.thumbnailAlt}" width="660" height="440" loading="lazy">`}<h3>${project.title}</h3><p>${project.subtitle}</p><p>${project.story}</p><p>${project.impact}</p>${list(project.tags)}</article>`,
  )
  .join('')}</div></section>
<section id="experiences"><h2>${site.experiences.title}</h2><p>${site.experiences.intro}</p>${experiences
  .map(
    (job) =>
      `<article><h3>${job.role}, ${job.company}</h3><p>${job.start} – ${job.end ?? 'today'}, ${job.location}</p><p>${job.summary}</p>${list(job.impacts)}<details><summary>Case study</summary><p>${job.problem}</p><p>${job.approach}</p><p>${job.results}</p>${list(job.whatIOwned ?? [])}${list((job.metrics ?? []).map(({ label, value }) => `${label}: ${value}`))}${list(job.stack)}</details></article>`,
  )
  .join('')}</section>
<section id="stack"><h2>${site.stack.title}</h2><p>${site.stack.intro}</p>${list(pillars.map(({ text, description }) => `${text}: ${description}`))}<div class="row">${stack
  .map(
    (item) =>
      `<article><h3>${item.name}</h3><p>${item.role}</p><p>${item.metric}</p><details><summary>${site.stack.noteToggle}</summary><p>${item.dontUseIf}</p></details></article>`,
  )
  .join('')}</div></section>
<section id="about"><h2>${site.about.title}</h2>${about.intro.map((paragraph) => `<p>${paragraph}</p>`).join('')}${list(principles.map(({ text, description }) => `${text}: ${description}`))}
<p>${owner.email} <a href="mailto:${owner.email}">${site.about.sendEmail}</a>${owner.linkedIn === undefined ? '' : ` <a href="${owner.linkedIn}">${site.about.viewProfile}</a>`}</p></section></main>
<footer>${site.sampleNotice}</footer></body></html>
`;
