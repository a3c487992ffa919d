/**
 * The one inline script, which runs before the first paint: what needs script may
 * be shown, and where no theme is stored the system decides. A file of its own
 * would keep every page waiting for these hundred bytes.
 */
export const PAGE_SCRIPT = "{const{dataset}=document.documentElement;" +
  'dataset.script="";try{dataset.theme=localStorage.theme??""}catch{}}';
