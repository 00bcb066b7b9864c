import { ANSWERS, HYDRATED } from '@marketplace/shared/contracts';

/**
 * Keeps what a person does with a rendered page before its code is there, and does it again when that is: clicks on buttons,
 * forms that are sent, and what was typed or chosen, with the Enter or the leaving that ends it. Links work by themselves and are left alone, as is everything that answers
 * already. A form is judged by its own code, not by the browser, which asks in other words; one with an address of its own is sent there when no code has come for it in 10 s. It
 * runs as it stands, before anything of the application is there.
 *
 * React hears of none of it: it would take the page over in the middle of the event, and set a field back whose next event, of
 * the same act, would then say the opposite.
 *
 * Each act is repeated in a task of its own, outside of React's own work: what it changes is in place before the next act asks
 * for it. What is done meanwhile to the same part waits its turn.
 *
 * A button that waits fades in and out by an animation rather than an attribute, which would differ from what was rendered. The
 * pointer says so, too, where there is one: on a phone the styles of the whole page would be worked out anew for nothing.
 */
export const earlyEventsScript = `(()=>{
const kept=[];
let replaying=false,hydrated=false,timer;
const partOf=(element)=>element.closest('[data-remote]')??document.getElementById('root');
const answers=(element)=>hydrated||partOf(element)?.${ANSWERS}===true;
const behind=(element)=>kept.some((one)=>partOf(one.element)===partOf(element));
const mine=(element)=>!replaying&&element&&element.closest('#root')&&(!answers(element)||behind(element));
const points=matchMedia('(hover: hover)').matches;
const calm=matchMedia('(prefers-reduced-motion: reduce)').matches;
const keep=(entry)=>{
kept.push(entry);
if(points)document.documentElement.style.cursor='progress';
timer??=setTimeout(replayNext,50);
};
const hold=(event)=>{event.preventDefault();event.stopImmediatePropagation()};
const waits=(element)=>element.animate?.([{opacity:1},{opacity:.55,offset:calm?0:.5},{opacity:calm?.55:1}],{duration:900,iterations:Infinity});
const onClick=(event)=>{
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const element=event.target.closest('button,[role=button],a[href],summary,label,input,select,textarea');
if(element?.matches('label,input,select,textarea')&&mine(element))return event.stopImmediatePropagation();
if(!element||!element.matches('button,[role=button]:not(a[href])')||!mine(element))return;
hold(event);
if(element.form&&element.type==='submit')return element.disabled||keepForm(element.form,element);
if(element.disabled||kept.at(-1)?.element===element)return;
const waiting=waits(element);
keep({element,again:()=>{waiting?.cancel();element.click()}});
};
const keepForm=(form,button)=>{
if(kept.some(({element,sent})=>sent&&element===form))return;
const waiting=button&&waits(button);
const entry={element:form,sent:true,again:()=>{waiting?.cancel();form.requestSubmit(button?.isConnected?button:null)}};
keep(entry);
if(form.hasAttribute('action'))setTimeout(()=>{
const place=kept.indexOf(entry);
if(place<0)return;
kept.splice(place,1);
waiting?.cancel();
if(form.reportValidity())form.submit();
},10000);
};
const onSubmit=(event)=>{
if(!mine(event.target))return;
hold(event);
keepForm(event.target,event.submitter);
};
const setValue=(element,value)=>{
const own=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element),'value');
const {selectionStart,selectionEnd}=element;
element.value=value+' ';
own.set.call(element,value);
if(document.activeElement===element&&typeof selectionStart==='number')element.setSelectionRange(selectionStart,selectionEnd);
element.dispatchEvent(new Event('input',{bubbles:true}));
};
const setChecked=(element,checked)=>{element.checked=!checked;element.click()};
const choose=(element,value)=>{element.value=value;element.dispatchEvent(new Event('change',{bubbles:true}))};
const typing=(element)=>{
if(element.type==='checkbox'||element.type==='radio'){const {checked}=element;return()=>setChecked(element,checked)}
if(element.type==='file')return()=>element.dispatchEvent(new Event('change',{bubbles:true}));
const {value}=element;
return element.tagName==='SELECT'?()=>choose(element,value):()=>setValue(element,value);
};
const onInput=(event)=>{
const {target}=event;
if(!target.matches?.('input,textarea,select')||!mine(target))return;
event.stopImmediatePropagation();
const again=typing(target),known=kept.find(({element,typed})=>typed&&element===target);
if(known)known.again=again;
else keep({element:target,typed:true,again});
};
const repeat=(event,again)=>{
event.stopImmediatePropagation();
keep({element:event.target,again});
};
const onKey=(event)=>{
const {target,key}=event;
if(key==='Enter'&&target.matches?.('input')&&!target.form&&mine(target))repeat(event,()=>target.dispatchEvent(new KeyboardEvent('keydown',{key,bubbles:true,cancelable:true})));
};
const onLeave=(event)=>{
const {target}=event;
if(mine(target)&&kept.some(({element,typed})=>typed&&element===target))repeat(event,()=>target.dispatchEvent(new FocusEvent('focusout',{bubbles:true})));
};
const replay=({element,again})=>{
if(!element.isConnected)return;
replaying=true;
try{again()}finally{replaying=false}
};
const replayNext=()=>{
const place=kept.findIndex(({element})=>answers(element)||!element.isConnected);
if(place>=0)replay(kept.splice(place,1)[0]);
timer=kept.length>0?setTimeout(replayNext,place<0?50:0):undefined;
if(kept.length>0)return;
if(points)document.documentElement.style.cursor='';
if(hydrated)for(const [name,listener] of Object.entries(listeners))removeEventListener(name,listener,true);
};
const listeners={click:onClick,submit:onSubmit,input:onInput,change:onInput,keydown:onKey,focusout:onLeave};
for(const [name,listener] of Object.entries(listeners))addEventListener(name,listener,true);
addEventListener('${HYDRATED}',()=>{
hydrated=true;
clearTimeout(timer);
timer=setTimeout(replayNext);
},{once:true});
})()`;
