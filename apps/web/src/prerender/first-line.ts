import { EVENTS_KEY } from '../analytics/record-event.ts';
import { THEME_KEY } from '../theme/theme.ts';

/**
 * The head's one inline script, the same on every page and build, so that its hash can stand in the CSP. A kept theme
 * stands before anything is painted. The home page's view is recorded, and every press on what says that it is counted
 * (`data-analytics`), by the middle button too: whoever leaves at once has seen it, and a link is followed at once. The headline's own face, which stands in the sheet before, is decoded while the page is
 * still being read, so that the first paint has it. A few frames after that paint (or after 3 s, where none is reported:
 * a hidden tab), the sheet of what is below the first screen and the entry script are fetched; what that sheet draws
 * stays unseen until it is there or will not come (`data-wait`, see home/sections.css), and until then the last click on
 * something that is no link is remembered for the entry to give back.
 */
export const firstLine = [
  `{let d=document,r=d.documentElement,s=r.dataset,n`,
  `try{let t=localStorage.getItem('${THEME_KEY}');if(t=='dark'||t=='light')s.theme=t}catch{}`,
  `let rec=event=>{try{let v=sessionStorage,k='${EVENTS_KEY}';v.setItem(k,JSON.stringify([...JSON.parse(v.getItem(k)||'[]'),{event,data:{timestamp:new Date,url:d.URL,userAgent:navigator.userAgent}}]))}catch(e){console.error('analytics',e)}}`,
  `if(s.page=='home')rec('hero_view')`,
  `let show=()=>delete s.wait,link=(rel,href)=>href&&d.head.append(Object.assign(d.createElement('link'),{rel,href,onload:show,onerror:show})),go=()=>{if(n)return;n=1;link('stylesheet',s.later);link('manifest','/site.webmanifest');import(s.entry)}`,
  `if(s.later)s.wait=''`,
  `d.fonts.forEach(e=>e.load())`,
  `for(let t of['click','auxclick'])addEventListener(t,e=>{e.button||(r.early=e.target);(t=e.target.closest('[data-analytics]'))&&e.button<2&&rec(t.dataset.analytics)},true)`,
  `new PerformanceObserver(()=>setTimeout(go,99)).observe({type:'paint',buffered:true})`,
  `setTimeout(go,3e3)}`,
].join(';');
