var e=[`0-1`,`1-3`,`3-5`,`5-10`,`10+`],t=[`full-time`,`part-time`,`contract`],n=[`A1`,`A2`,`B1`,`B2`,`C1`,`C2`,`native`];function r(e){let t=Object.values(e).filter(e=>typeof e==`number`);return Object.entries(e).filter(([e,n])=>t.indexOf(+e)===-1).map(([e,t])=>t)}function i(e,t){return typeof t==`bigint`?t.toString():t}var a=class{constructor(e){this._getter=e,this._value=void 0}get value(){let e=this._getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};function o(e){return new a(e)}function s(e){return e==null}function c(e){let t=+!!e.startsWith(`^`),n=e.endsWith(`$`)?e.length-1:e.length;return e.slice(t,n)}function l(e,t){let n=e/t,r=Math.round(n),i=4*2**-52*Math.max(Math.abs(n),1);return Math.abs(n-r)<i?0:n-r}function u(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function d(e){let t=Object.getOwnPropertyDescriptor(e,`shape`);return t?.get?t.get.raw:t?.value}function f(e){return d(e._zod.def)??e._zod.def.shape}function p(e,t,n){Object.defineProperty(e,t,{get(){let e=n();return u(this,t,e),e},enumerable:!0,configurable:!0})}function ee(e,t,n){t in e?u(e,t,n):e[t]=n}function te(e,t,n,r){let i=f(t);for(let a of n){let n=Object.getOwnPropertyDescriptor(i,a);n.enumerable&&(n.get?p(e,a,()=>{let e=t._zod.def.shape[a];return r?r(e,a):e}):ee(e,a,r?r(n.value,a):n.value))}}function ne(...e){let t={};for(let n of e){let e=Object.getOwnPropertyDescriptors(n);Object.assign(t,e)}return Object.defineProperties({},t)}var re=`captureStackTrace`in Error?Error.captureStackTrace:(...e)=>{};function m(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}var ie=new Set([`string`,`number`,`symbol`]);function ae(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}function oe(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&(r._zod.parent=e),r}function h(e){let t=e;if(!t)return{};if(typeof t==`string`)return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error==`string`?{...t,error:()=>t.error}:t}function se(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout===`optional`)}var ce={safeint:[-(2**53-1),2**53-1],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]};function le(e,t){let n=f(e),r=[];for(let e of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,e)?.enumerable)throw Error(`Unrecognized key: "${String(e)}"`);t[e]&&r.push(e)}return r}function ue(e,t,n,r=`partial`){let i=t._zod.def.checks;if(i&&i.length>0)throw Error(`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(le(t,n)):void 0,o={};return te(o,t,Reflect.ownKeys(f(t)),e&&((t,n)=>a&&!a.has(n)?t:new e({type:`optional`,innerType:t}))),oe(t,ne(t._zod.def,{shape:o,checks:[]}))}function g(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}function de(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function fe(e,t){return t.map(t=>{var n;return(n=t).path??(n.path=[]),t.path.unshift(e),t})}function pe(e){return typeof e==`string`?e:e?.message}function me(e){let t=[];for(let n of e??[]){let e=n._zod.def;if(!/_(length|size)$|_equals$/.test(e.check))break;let r=e.maximum??e.length??e.size;r>=0&&t.push([r,n])}return t}function he(e,t,n){var r;for(let i=t;i<e.length;i++)(r=e[i]).schema??(r.schema=n)}function ge(e,t,n){var r;let i=e.inst?._zod?.traits;i?.has(`$ZodType`)&&(i.has(`$ZodCheck`)?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let a=e.schema===e.inst?void 0:e.schema?._zod.def?.error,o=e.message?e.message:pe(e.inst?._zod.def?.error?.(e))??pe(a?.(e))??pe(t?.error?.(e))??pe(n.customError?.(e))??pe(n.localeError?.(e))??`Invalid input`,s={};for(let t of Object.keys(e))t!==`inst`&&t!==`schema`&&t!==`continue`&&t!==`input`&&t!==`__proto__`&&(s[t]=e[t]);return s.path??=[],s.message=o,t?.reportInput&&(s.input=e.input),s}var _e=/[\uD800-\uDBFF]/;function ve(e){let t=e.length;if(!_e.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(r)&64512)==55296&&(e.charCodeAt(r+1)&64512)==56320&&(n--,r++);return n}function ye(e){return Array.isArray(e)?`array`:typeof e==`string`?`string`:`unknown`}function be(...e){let[t,n,r]=e;return typeof t==`string`?{message:t,code:`custom`,input:n,inst:r}:{...t}}function xe(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):we(e,n,r.value)}}function Se(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:r,value:n}),n}function Ce(e,t,n){return Se(e,t,n,!1)}function we(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?n:Se(this,t,n.bind(this))},set(e){Se(this,t,e)}})}function Te(e,t){let n=Object.getPrototypeOf(e);return t in n?void 0:n}var Ee,De=!1,Oe={configurable:!0,get(){De=!0}};function _(e,t,n){let r=Object.getPrototypeOf(e._zod);t in r&&Ee!==e._zod?Ee=void 0:(Ee=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Oe);let e=De;De=!1;try{let r=n(this);return De?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:r}),De||=e,r}catch(n){throw delete this[t],De||=e,n}},set(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}}))}function ke(e,t,n,r){let i=Te(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){let e={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,e),e.value=n(this),Object.defineProperty(this,t,e),e.value},set(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:e})}})}var Ae,je={value:void 0,enumerable:!1},Me=`captureStackTrace`in Error?Error:null;function Ne(e){let t=Me;if(t){let n=t.stackTraceLimit;if(typeof n==`number`){try{t.stackTraceLimit=0}catch{return Me=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function v(e,t,n,r){let i={};function a(e){this.def=e,this.constr=d,this.traits=new Set}a.prototype=i;let o=n,s=o&&new WeakSet;function c(n,r){if(!n._zod){je.value=new a(r);try{Object.defineProperty(n,"_zod",je)}finally{je.value=void 0}}else if(n._zod.traits.has(e))return;if(n._zod.traits.add(e),t(n,r),s){let e=Object.getPrototypeOf(n),t=n._zod.constr.prototype,r=e;for(;r&&r!==t;)r=Object.getPrototypeOf(r);let i=r??e;s.has(i)||(s.add(i),xe(i,o))}let i=d.prototype;for(let e in i)Object.prototype.hasOwnProperty.call(i,e)&&(e in n||(n[e]=i[e].bind(n)))}let l=r?.Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(e){let t=r?.Parent?Ne(u):this;c(t,e);let n=t._zod.deferred;if(n){for(let e of n)e();t._zod.deferred=void 0}let i=globalThis.__zod_globalConfig?.postProcessor;return i&&i(t),t}return Object.defineProperty(d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:t=>r?.Parent&&t instanceof r.Parent?!0:t?._zod?.traits?.has(e)}),Object.defineProperty(d,"name",{value:e}),d}var Pe=class extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}};(Ae=globalThis).__zod_globalConfig??(Ae.__zod_globalConfig={});var Fe=globalThis.__zod_globalConfig;function Ie(e){return e&&Object.assign(Fe,e),Fe}function Le(){let e=this._zod;return e.message??=JSON.stringify(e.def,i,2),e.message}function Re(e){this._zod.message=e}var ze={get:Le,set:Re,enumerable:!0,configurable:!0},Be={value:void 0,enumerable:!1},Ve=new WeakSet([Object.prototype,Error.prototype]),He=v(`$ZodError`,(e,t)=>{e.name=`$ZodError`,Be.value=t,Object.defineProperty(e,"issues",Be),Be.value=void 0,Object.defineProperty(e,"message",ze);let n=Object.getPrototypeOf(e);Ve.has(n)||(Ve.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let e=()=>this.message;return Object.defineProperty(this,"toString",{value:e,configurable:!0,writable:!0}),e},set(e){Object.defineProperty(this,"toString",{value:e,configurable:!0,writable:!0})}}))},void 0,{Parent:Error}),Ue=(e=>{let t=(n,r,i,a)=>{let o=i?{...i,async:!1}:{async:!1},s=n._zod.run({value:r,issues:[]},o);if(s instanceof Promise)throw new Pe;if(s.issues.length){let n=new((a?.Err)??e)(s.issues.map(e=>ge(e,o,Ie())));throw re(n,a?.callee??t),n}return s.value};return t})(He),We=(e=>{let t=async(n,r,i,a)=>{let o=i?{...i,async:!0}:{async:!0},s=n._zod.run({value:r,issues:[]},o);if(s instanceof Promise&&(s=await s),s.issues.length){let n=new((a?.Err)??e)(s.issues.map(e=>ge(e,o,Ie())));throw re(n,a?.callee??t),n}return s.value};return t})(He),Ge=(e=>(t,n,r)=>{let i=r?{...r,async:!1}:{async:!1},a=t._zod.run({value:n,issues:[]},i);if(a instanceof Promise)throw new Pe;return a.issues.length?Ke(e,a.issues,i):{success:!0,data:a.value}})(He);function Ke(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(e=>ge(e,n,Ie()))),t=void 0,n=void 0),r},set error(e){r=e,t=void 0,n=void 0}}}var qe=(e=>async(t,n,r)=>{let i=r?{...r,async:!0}:{async:!0},a=t._zod.run({value:n,issues:[]},i);return a instanceof Promise&&(a=await a),a.issues.length?Ke(e,a.issues,i):{success:!0,data:a.value}})(He),Je=e=>e?RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,Ye=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;function Xe(e){let t=`(?:[01]\\d|2[0-3]):[0-5]\\d`;return typeof e.precision==`number`?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Ze(e){let t=[`Z`];e.offset&&t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);let n=`${Xe({precision:e.precision,seconds:!0})}(?:${t.join(`|`)})`,r=e.local?`${n}|${Xe({precision:e.precision})}`:n;return RegExp(`^${Ye}T(?:${r})$`)}var Qe=/^[\s\S]{0,}$/,$e=/^-?\d+(?:\.\d+)?$/,et=/^(?:true|false)$/i,y=v(`$ZodCheck`,(e,t)=>{var n;e._zod??={},e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),tt=e=>{let t=e.value;return!s(t)&&t.length!==void 0},nt={number:`number`,bigint:`bigint`,object:`date`},rt=v(`$ZodCheckLessThan`,(e,t)=>{y.init(e,t);let n=nt[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:nt[typeof r.value]??n,code:`too_big`,maximum:typeof t.value==`object`?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),it=v(`$ZodCheckGreaterThan`,(e,t)=>{y.init(e,t);let n=nt[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.issues.push({origin:nt[typeof r.value]??n,code:`too_small`,minimum:typeof t.value==`object`?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),at=v(`$ZodCheckMultipleOf`,(e,t)=>{y.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw Error(`Cannot mix number and bigint in multiple_of check.`);(typeof n.value==`bigint`?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):l(n.value,t.value)===0)||n.issues.push({origin:typeof n.value,code:`not_multiple_of`,divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),ot=v(`$ZodCheckNumberFormat`,(e,t)=>{y.init(e,t),t.format=t.format||`float64`;let n=t.format?.includes(`int`),r=n?`int`:`number`,[i,a]=ce[t.format];e._zod.check=o=>{let s=o.value;if(n){if(!Number.isInteger(s)){o.issues.push({expected:r,format:t.format,code:`invalid_type`,continue:!1,input:s,inst:e});return}if(!Number.isSafeInteger(s)){s>0?o.issues.push({input:s,code:`too_big`,maximum:2**53-1,note:`Integers must be within the safe integer range.`,inst:e,origin:r,inclusive:!0,continue:!t.abort}):o.issues.push({input:s,code:`too_small`,minimum:-(2**53-1),note:`Integers must be within the safe integer range.`,inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}s<i&&o.issues.push({origin:`number`,input:s,code:`too_small`,minimum:i,inclusive:!0,inst:e,continue:!t.abort}),s>a&&o.issues.push({origin:`number`,input:s,code:`too_big`,maximum:a,inclusive:!0,inst:e,continue:!t.abort})}}),st=v(`$ZodCheckMaxLength`,(e,t)=>{var n;y.init(e,t),(n=e._zod.def).when??(n.when=tt),e._zod.check=n=>{let r=n.value,i=r.length;if((typeof r==`string`&&i>t.maximum?ve(r):i)<=t.maximum)return;let a=ye(r);n.issues.push({origin:a,code:`too_big`,maximum:t.maximum,inclusive:!0,input:r,inst:e,continue:!t.abort})}}),ct=v(`$ZodCheckMinLength`,(e,t)=>{var n;y.init(e,t),(n=e._zod.def).when??(n.when=tt),e._zod.check=n=>{let r=n.value,i=r.length;if((typeof r==`string`&&i>=t.minimum&&i<t.minimum*2?ve(r):i)>=t.minimum)return;let a=ye(r);n.issues.push({origin:a,code:`too_small`,minimum:t.minimum,inclusive:!0,input:r,inst:e,continue:!t.abort})}}),lt=v(`$ZodCheckStringFormat`,(e,t)=>{var n,r;y.init(e,t),t.pattern?(n=e._zod).check??(n.check=n=>{t.pattern.lastIndex=0,t.pattern.test(n.value)||n.issues.push({origin:`string`,code:`invalid_format`,format:t.format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),ut=v(`$ZodCheckOverwrite`,(e,t)=>{y.init(e,t),e._zod.check=e=>{e.value=t.tx(e.value)}}),dt={major:4,minor:6,patch:7},b=v(`$ZodType`,(e,t)=>{var n;e??={},e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=dt;let r=e._zod.def.checks,i=e._zod.traits.has(`$ZodCheck`)?[e,...r??[]]:r?.length?[...r]:[];for(let t of i)for(let n of t._zod.onattach)n(e);if(i.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let t=(t,n,r)=>{if(t.memo)return t;let i=g(t),a;for(let o of n){if(o._zod.def.when){if(de(t)||!o._zod.def.when(t))continue}else if(i)continue;let n=t.issues.length,s=o._zod.check(t);if(s instanceof Promise&&r?.async===!1)throw new Pe;if(a||s instanceof Promise)a=(a??Promise.resolve()).then(async()=>{await s,t.issues.length!==n&&(he(t.issues,n,e),i||=g(t,n))});else{if(t.issues.length===n)continue;he(t.issues,n,e),i||=g(t,n)}}return a?a.then(()=>t):t},n=(n,r,a)=>{if(g(n))return n.aborted=!0,n;let o=t(r,i,a);if(o instanceof Promise){if(a.async===!1)throw new Pe;return o.then(t=>e._zod.parse(t,a))}return e._zod.parse(o,a)};e._zod.run=(r,a)=>{if(a.skipChecks)return e._zod.parse(r,a);if(a.direction===`backward`){let t=e._zod.parse({value:r.value,issues:[]},{...a,skipChecks:!0});return t instanceof Promise?t.then(e=>n(e,r,a)):n(t,r,a)}let o=e._zod.parse(r,a);if(o instanceof Promise){if(a.async===!1)throw new Pe;return o.then(e=>t(e,i,a))}return t(o,i,a)}}},{get"~standard"(){return Ce(this,`~standard`,mt(this))},set"~standard"(e){Se(this,`~standard`,e)}}),ft=(e,t)=>e.issues.length?{issues:e.issues.map(e=>ge(e,t,Ie()))}:{value:e.value};async function pt(e,t){let n={async:!0};return ft(await e._zod.run({value:t,issues:[]},n),n)}function mt(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))return ft(r,n)}catch{}return pt(e,t)},vendor:`zod`,version:1}}var ht=v(`$ZodString`,(e,t)=>{b.init(e,t),e._zod.pattern=t.pattern??Qe,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value==`string`||n.issues.push({expected:`string`,code:`invalid_type`,input:n.value,inst:e}),n}}),gt=v(`$ZodStringFormat`,(e,t)=>{lt.init(e,t),ht.init(e,t)}),_t=v(`$ZodUUID`,(e,t)=>{if(t.version){let e={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(e===void 0)throw Error(`Invalid UUID version: "${t.version}"`);t.pattern??=Je(e)}else t.pattern??=Je();gt.init(e,t)}),vt=v(`$ZodISODateTime`,(e,t)=>{t.pattern??=Ze(t),gt.init(e,t)}),yt=v(`$ZodNumber`,(e,t)=>{b.init(e,t),e._zod.pattern=$e,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let i=n.value;if(typeof i==`number`&&!Number.isNaN(i)&&Number.isFinite(i))return n;let a=typeof i==`number`?Number.isNaN(i)?`NaN`:Number.isFinite(i)?void 0:String(i):void 0;return n.issues.push({expected:`number`,code:`invalid_type`,input:i,inst:e,...a?{received:a}:{}}),n}}),bt=v(`$ZodNumberFormat`,(e,t)=>{ot.init(e,t),yt.init(e,t)}),xt=v(`$ZodBoolean`,(e,t)=>{b.init(e,t),e._zod.pattern=et,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=!!n.value}catch{}let i=n.value;return typeof i==`boolean`||n.issues.push({expected:`boolean`,code:`invalid_type`,input:i,inst:e}),n}});function St(e,t){let n=me(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(e=>e[0])),i=e._zod.parse;e._zod.parse=(n,a)=>{let o=t(n.value);if(o>r&&!a?.skipChecks&&a?.direction!==`backward`){for(let[t,r]of me(e._zod.def.checks))if(o>t&&r._zod.def.when(n)){let t=n.issues.length;return r._zod.check(n),n.issues[t].continue=!1,he(n.issues,t,e),n}}return i(n,a)}}var Ct=e=>Array.isArray(e)?e.length:-1;function wt(e,t,n){e.issues.length&&t.issues.push(...fe(n,e.issues)),t.value[n]=e.value}var Tt=v(`$ZodArray`,(e,t)=>{b.init(e,t);let n=Fe.memoizer;n?.attach(e),e._zod.parse=(r,i)=>{let a=r.value;if(!Array.isArray(a))return r.issues.push({expected:`array`,code:`invalid_type`,input:a,inst:e}),r;r.value=n?n.alloc(e,r,Array(a.length),i):Array(a.length);let o=[],s=i?.abortEarly;for(let e=0;e<a.length;e++){let n=a[e],c=t.element._zod.run({value:n,issues:[]},i);if(c instanceof Promise)o.push(c.then(t=>wt(t,r,e)));else if(wt(c,r,e),s&&c.issues.length!==0&&g(c))break}return o.length?Promise.all(o).then(()=>r):r},St(e,Ct)});function Et(e,t,n,r,i,a){let o=n in r,s=a===`optional`;if(o||!s||i!==`optional`){if(e.issues.length){if(i!==void 0&&s&&!o)return;t.issues.push(...fe(n,e.issues))}!o&&i===void 0?e.issues.length||t.issues.push({code:`invalid_type`,expected:`nonoptional`,input:void 0,path:[n]}):e.value===void 0?(o||i===`defaulted`&&!s)&&(t.value[n]=void 0):t.value[n]=e.value}}var Dt=[];function Ot(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Dt,i=r.length?[...t,...r]:t;for(let t of i)if(!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);let a=se(e.shape);return{...e,allKeys:i,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(a)}}function kt(e,t,n,r,i,a,o){let s=[],c=i.keySet,l=i.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,p=0;for(let i in t){if(o&&n.issues.length!==p){if(g(n,p))break;p=n.issues.length}if(c.has(i))continue;if(i===`__proto__`){u===`never`&&s.push(i);continue}if(u===`never`){s.push(i);continue}let a=l.run({value:t[i],issues:[]},r);a instanceof Promise?e.push(a.then(e=>Et(e,n,i,t,d,f))):Et(a,n,i,t,d,f)}return s.length&&n.issues.push({code:`unrecognized_keys`,keys:s,input:t,inst:a,continue:!0}),e.length?Promise.all(e).then(()=>n):n}var At=v(`$ZodObject`,(e,t)=>{b.init(e,t);let n=Object.getOwnPropertyDescriptor(t,`shape`),r=n?.get?n.get.raw:t.shape??{};if(r){let e=()=>{let n={...r};return Object.defineProperty(t,"shape",{value:n}),e.raw=n,n};e.raw=r,Object.defineProperty(t,"shape",{get:e})}let i=o(()=>Ot(t));_(e,`propValues`,e=>{let t=e.def.shape,n={};for(let e in t){let r=t[e]._zod;if(r.values){Object.prototype.hasOwnProperty.call(n,e)||u(n,e,new Set);for(let t of r.values)n[e].add(t);r.optin!==void 0&&n[e].add(void 0)}}return n});let a=m,s=t.catchall,c,l=Fe.memoizer;l?.attach(e),e._zod.parse=(t,n)=>{c??=i.value;let r=t.value;if(!a(r))return t.issues.push({expected:`object`,code:`invalid_type`,input:r,inst:e}),t;t.value=l?l.alloc(e,t,{},n):{};let o=[],u=c.shape,d=n?.abortEarly,f=t.issues.length;for(let e of c.allKeys){if(d&&t.issues.length!==f){if(g(t,f))break;f=t.issues.length}if(e===`__proto__`)continue;let i=u[e],a=i._zod.optin,s=i._zod.optout,c=i._zod.run({value:r[e],issues:[]},n);c instanceof Promise?o.push(c.then(n=>Et(n,t,e,r,a,s))):Et(c,t,e,r,a,s)}return s?kt(o,r,t,n,i.value,e,d===!0):o.length?Promise.all(o).then(()=>t):t}});function jt(e,t,n,r){for(let n of e)if(n.issues.length===0)return t.value=n.value,t;let i=e.filter(e=>!g(e));return i.length===1?(t.value=i[0].value,i[0]):(t.issues.push({code:`invalid_union`,input:t.value,inst:n,errors:e.map(e=>e.issues.map(e=>ge(e,r,Ie())))}),t)}var Mt=v(`$ZodUnion`,(e,t)=>{b.init(e,t),_(e,`optin`,e=>e.def.options.some(e=>e._zod.optin===`defaulted`)?`defaulted`:e.def.options.some(e=>e._zod.optin!==void 0)?`optional`:void 0),_(e,`optout`,e=>e.def.options.some(e=>e._zod.optout===`optional`)?`optional`:void 0),_(e,`values`,e=>{if(e.def.options.every(e=>e._zod.values))return new Set(e.def.options.flatMap(e=>Array.from(e._zod.values)))}),_(e,`pattern`,e=>{if(e.def.options.every(e=>e._zod.pattern)){let t=e.def.options.map(e=>e._zod.pattern);return RegExp(`^(${t.map(e=>c(e.source)).join(`|`)})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(r,i)=>{if(n)return n(r,i);let a=!1,o=[];for(let e of t.options){let t=e._zod.run({value:r.value,issues:[]},i);if(t instanceof Promise)o.push(t),a=!0;else{if(t.issues.length===0)return t;o.push(t)}}return a?Promise.all(o).then(t=>jt(t,r,e,i)):jt(o,r,e,i)}});function Nt(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(let e of r)if(t.has(e)){if(e!==void 0)throw Error(`Duplicate discriminator value "${String(e)}"`);t.set(e,null)}else t.set(e,n)}return t}var Pt=v(`$ZodDiscriminatedUnion`,(e,t)=>{t.inclusive=!1,Mt.init(e,t);let n=e._zod.parse;_(e,`propValues`,e=>{let t={},n=0;for(let r of e.def.options){let i=r._zod.propValues;if(!i||Object.keys(i).length===0)throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);i[e.def.discriminator]?.has(void 0)&&n++;for(let[e,n]of Object.entries(i)){Object.prototype.hasOwnProperty.call(t,e)||u(t,e,new Set);for(let r of n)t[e].add(r)}}return!e.def.unionFallback&&n>1&&t[e.def.discriminator]?.delete(void 0),t}),t.options.forEach((e,n)=>{let r=d(e._zod.def);if(r&&!Object.prototype.hasOwnProperty.call(r,t.discriminator))throw Error(`Invalid discriminated union option at index "${n}"`)});let r=o(()=>Nt(t));e._zod.parse=(i,a)=>{let o=i.value;if(!m(o))return i.issues.push({code:`invalid_type`,expected:`object`,input:o,inst:e}),i;let s=o?.[t.discriminator],c=r.value.get(s);return c&&(s!==void 0||a.direction!==`backward`)?c._zod.run(i,a):t.unionFallback||a.direction===`backward`?n(i,a):(i.issues.push({code:`invalid_union`,errors:[],note:`No matching discriminator`,discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(e=>r.value.get(e)!==null),input:o,path:[t.discriminator],inst:e}),i)}}),Ft=v(`$ZodEnum`,(e,t)=>{b.init(e,t);let n=r(t.entries),i=new Set(n);e._zod.values=i,_(e,`pattern`,e=>{let t=r(e.def.entries).filter(e=>ie.has(typeof e));return RegExp(t.length?`^(${t.map(e=>ae(e.toString())).join(`|`)})$`:`^[^\\s\\S]$`)}),e._zod.parse=(t,r)=>{let a=t.value;return i.has(a)||t.issues.push({code:`invalid_value`,values:n,input:a,inst:e}),t}}),It=v(`$ZodLiteral`,(e,t)=>{b.init(e,t);let n=new Set(t.values);e._zod.values=n,_(e,`pattern`,e=>{let t=e.def.values;return RegExp(t.length?`^(${t.map(e=>typeof e==`string`?ae(e):e?ae(e.toString()):String(e)).join(`|`)})$`:`^[^\\s\\S]$`)}),e._zod.parse=(r,i)=>{let a=r.value;return n.has(a)||r.issues.push({code:`invalid_value`,values:t.values,input:a,inst:e}),r}});function Lt(e,t){return e.value=t.issues.length?void 0:t.value,e}var Rt=v(`$ZodOptional`,(e,t)=>{b.init(e,t),_(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`),e._zod.optout=`optional`,_(e,`values`,e=>{let t=e.def.innerType._zod.values;return t?new Set([...t,void 0]):void 0}),_(e,`pattern`,e=>{let t=e.def.innerType._zod.pattern;return t?RegExp(`^(${c(t.source)})?$`):void 0}),e._zod.parse=(e,n)=>{if(e.value===void 0){if(t.innerType._zod.optin!==`defaulted`)return e;let r=t.innerType._zod.run({value:e.value,issues:[]},n);return r instanceof Promise?r.then(t=>Lt(e,t)):Lt(e,r)}return t.innerType._zod.run(e,n)}}),zt=v(`$ZodNullable`,(e,t)=>{b.init(e,t),_(e,`optin`,e=>e.def.innerType._zod.optin),_(e,`optout`,e=>e.def.innerType._zod.optout),_(e,`pattern`,e=>{let t=e.def.innerType._zod.pattern;return t?RegExp(`^(${c(t.source)}|null)$`):void 0}),_(e,`values`,e=>e.def.innerType._zod.values?new Set([...e.def.innerType._zod.values,null]):void 0),e._zod.parse=(e,n)=>e.value===null?e:t.innerType._zod.run(e,n)}),Bt=v(`$ZodCustom`,(e,t)=>{y.init(e,t),b.init(e,t),e._zod.parse=(e,t)=>e,e._zod.check=n=>{let r=n.value,i=t.fn(r);if(i instanceof Promise)return i.then(t=>Vt(t,n,r,e));Vt(i,n,r,e)}});function Vt(e,t,n,r){if(!e){let e={code:`custom`,input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(e.params=r._zod.def.params),t.issues.push(be(e))}}function Ht(e){return e.checks&&=[...e.checks],e}function Ut(e,t){return new e(Ht({type:`string`,...h(t)}))}function Wt(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:!1,...h(t)})}function Gt(e,t){return new e({type:`string`,format:`datetime`,check:`string_format`,offset:!1,local:!1,precision:null,...h(t)})}function Kt(e,t){return new e(Ht({type:`number`,checks:[],...h(t)}))}function qt(e,t){return new e({type:`number`,check:`number_format`,abort:!1,format:`safeint`,...h(t)})}function Jt(e,t){return new e({type:`boolean`,...h(t)})}function Yt(e,t){return new rt({check:`less_than`,...h(t),value:e,inclusive:!0})}function Xt(e,t){return new it({check:`greater_than`,...h(t),value:e,inclusive:!0})}function Zt(e,t){return new at({check:`multiple_of`,...h(t),value:e})}function Qt(e,t){return new st({check:`max_length`,...h(t),maximum:e})}function $t(e,t){return new ct({check:`min_length`,...h(t),minimum:e})}function en(e){return new ut({check:`overwrite`,tx:e})}function tn(e,t,n){return new e({type:`custom`,check:`custom`,fn:t,...h(n)})}var x=v(`ZodMiniType`,(e,t)=>{if(!e._zod)throw Error(`Uninitialized schema in ZodMiniType.`);b.init(e,t),e.def=t,e.type=t.type},{get with(){return this.check},set with(e){Se(this,`with`,e)},parse(e,t){return Ue(this,e,t,{callee:this.parse})},parseAsync(e,t){return We(this,e,t,{callee:this.parseAsync})},safeParse(e,t){return Ge(this,e,t)},safeParseAsync(e,t){return qe(this,e,t)},check(...e){let t=this.def;return this.clone({...t,checks:[...t.checks??[],...e.map(e=>typeof e==`function`?{_zod:{check:e,def:{check:`custom`},onattach:[]}}:e)]},{parent:!0})},clone(e,t){return oe(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),nn=v(`ZodMiniString`,(e,t)=>{ht.init(e,t),x.init(e,t)});function S(e){return Ut(nn,e)}var rn=v(`ZodMiniStringFormat`,(e,t)=>{gt.init(e,t),nn.init(e,t)}),an=v(`ZodMiniUUID`,(e,t)=>{_t.init(e,t),rn.init(e,t)});function on(e){return Wt(an,e)}var sn=v(`ZodMiniNumber`,(e,t)=>{yt.init(e,t),x.init(e,t)});function C(e){return Kt(sn,e)}var cn=v(`ZodMiniNumberFormat`,(e,t)=>{bt.init(e,t),sn.init(e,t)});function w(e){return qt(cn,e)}var ln=v(`ZodMiniBoolean`,(e,t)=>{xt.init(e,t),x.init(e,t)});function un(e){return Jt(ln,e)}var dn=v(`ZodMiniArray`,(e,t)=>{Tt.init(e,t),x.init(e,t)});function fn(e,t){return new dn({type:`array`,element:e,...h(t)})}var pn=v(`ZodMiniObject`,(e,t)=>{At.init(e,t),x.init(e,t),ke(e,`shape`,e=>e._zod.def.shape,!1)});function T(e,t){return new pn({type:`object`,shape:e??{},...h(t)})}function mn(e,t){let n=e._zod.def;if(n.type!==`tuple`)return ue(yn,e,t);if(n.checks?.length)throw Error(`.partial() cannot be used on tuple schemas containing refinements`);return oe(e,{...n,items:n.items.map(e=>new yn({type:`optional`,innerType:e}))})}var hn=v(`ZodMiniDiscriminatedUnion`,(e,t)=>{Pt.init(e,t),x.init(e,t)});function gn(e,t,n){return new hn({type:`union`,options:t,discriminator:e,...h(n)})}var _n=v(`ZodMiniEnum`,(e,t)=>{Ft.init(e,t),x.init(e,t),e.options=[...e._zod.values]});function E(e,t){return new _n({type:`enum`,entries:Array.isArray(e)?Object.fromEntries(e.map(e=>[e,e])):e,...h(t)})}var vn=v(`ZodMiniLiteral`,(e,t)=>{It.init(e,t),x.init(e,t)});function D(e,t){return new vn({type:`literal`,values:Array.isArray(e)?e:[e],...h(t)})}var yn=v(`ZodMiniOptional`,(e,t)=>{Rt.init(e,t),x.init(e,t)});function O(e){return new yn({type:`optional`,innerType:e})}var bn=v(`ZodMiniNullable`,(e,t)=>{zt.init(e,t),x.init(e,t)});function xn(e){return new bn({type:`nullable`,innerType:e})}var Sn=v(`ZodMiniCustom`,(e,t)=>{Bt.init(e,t),x.init(e,t)});function Cn(e,t={}){return tn(Sn,e,t)}var wn=v(`ZodMiniISODateTime`,(e,t)=>{vt.init(e,t),rn.init(e,t)});function Tn(e){return Gt(wn,e)}var En=(e,t)=>`${e} ${JSON.stringify(t)}`,k={name:100,title:200,text:1e4,readText:4e4,message:5e3,skill:60,skills:50,offeredSkills:{default:10,max:50},languages:20,positions:30,education:10,url:2e3,email:254,localPart:64,shortText:200,search:200,jobDescriptionMin:20,jobAd:3e4,intakeBioMin:50,intakeNameMin:2,intakeRateMin:5,intakeRateMax:200,intakeRateDefault:25,rateMin:1,rateMax:1e3,weeklyHoursMax:80,workingHours:50,fewHoursLeft:10,offersPerApplication:50,passwordMin:10,passwordMax:200,passkeysPerPerson:20,recoveryCodes:10,credentialText:2e4,bodyBytes:262144,socketFrameBytes:16384,socketFramesPerSecond:20,socketsPerPerson:20,socketsPerNetwork:50,weeklyHourSpans:28,photoBytes:5242880,photoPixels:5e7,photoSide:512,resumeBytes:5242880,resumePages:5,attachmentBytes:10485760,attachmentsPerMessage:5,messageTemplates:50,messageTemplate:2e3,attachmentBytesPerDay:209715200,attachmentBytesKept:2147483648,attachmentSide:4096,attachmentPreviewSide:480,fileName:120,peopleBehindRates:8,criteria:{min:3,max:8},rating:{min:1,max:5},criterionRating:{min:1,max:4},answerDays:{min:1,max:30,default:7},minCountedAnswers:10,unansweredNudges:3,closingExceptions:100,savedViews:20,viewQuery:500,jobCountries:35,jobHoursPerWeek:60,takedownReason:1e3,verificationNote:1e3,teamNote:5e3,openings:50,benefits:2e3,questions:10,questionLabel:300,questionOptions:{min:2,max:10},questionOption:100,shortAnswer:500,longAnswer:5e3,numberAnswer:1e9,jobDays:{default:60,max:180,reminder:3},interviewMinutesMin:15,interviewMinutesMax:240,interviewSlots:10,interviewDaysAhead:366,openInterviewsPerApplication:5,calendarEntries:500,calendarDaysBack:90,openVerifications:20,shownVerifications:100,reviewsAtOnce:50,shownDuplicates:8,pageDefault:25,pageMax:100,threadPage:50,listedText:280,listedSkills:15,jobTeaser:180,listBytes:{default:24576,max:26e3,jobs:29696}},Dn=/[;|•\n\r]+/,On=e=>{let t=[],n=e.length,r=!1;for(let i=e.length-1;i>=0;i--){let a=e.charAt(i);(a===`(`||a===`)`)&&(r=a===`)`),a!==`,`||r||/\d/.test(e.charAt(i+1))||(t.push(e.slice(i+1,n)),n=i)}return[...t,e.slice(0,n)].toReversed()},kn=40,An=/(?:^|\s)(?:and|or|y|e|o|ou|&)\s/i,jn=e=>e!==``&&e.length<=kn&&!An.test(e);function Mn(e){return e.split(Dn).flatMap(e=>{let t=On(e).map(e=>e.trim()).filter(e=>e!==``);return t.every(jn)?t:[e.trim()]})}function Nn(e){return Mn(e).flatMap(e=>On(e).flatMap(e=>e.split(/\s(?:and|y|e|&)\s/i)).map(e=>e.replace(/^(?:and|y|e|&)\s/i,``).trim()).filter(e=>e!==``))}var Pn=e=>En(`text-too-long`,{count:e}),Fn=Cn(e=>!e.includes(`\0`),`unstorable-character`),In=/[\u00ad\u200b\u2060\ufeff]/gu,Ln=e=>e.normalize(`NFC`).replace(In,``).replace(/\s+/gu,` `).trim(),Rn=Cn(e=>!/\p{Cc}|[\u2028\u2029]/u.test(e.replaceAll(`\0`,``)),`not-one-line`),zn=Cn(e=>!/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(e),`hidden-direction`),Bn=(e,t=1)=>Cn(e=>e.length<t||/\p{L}/u.test(e),e),Vn=(e,t)=>E(e,{error:t??En(`not-one-of`,{list:e})});S({error:`not-a-text`}).check(Fn,Rn,zn,en(Ln),$t(1,`skill-blank`),Qt(k.skill,Pn(k.skill)),Bn(`skill-without-letter`)),En(`too-many-skills`,{count:k.skills});var Hn=(e=`not-an-id`)=>S({error:e}).check(on(e)),Un=e=>Tn({precision:3,...e?{error:e}:{}}).check(Cn(e=>!e.startsWith(`0000`),`not-a-moment`)),Wn=()=>Un(),A=[`skills`,`title`,`experience`,`rate`,`timezone`,`availability`,`text`,`country`,`hours`],Gn=E(A),Kn={min:.5,max:2,step:.25},qn=En(`weight-out-of-bounds`,{from:Kn.min,to:Kn.max,step:Kn.step});C({error:qn}).check(Xt(Kn.min,qn),Yt(Kn.max,qn),Zt(Kn.step,qn));var Jn=[`bio`,`skills`],Yn=[`same`,`close`,`overlapping`,`different`],Xn=T({min:C(),max:xn(C())}),Zn=`care.people,culture.arts,data.analysis,design.visual,education.teaching,engineering.drafting,engineering.mechanical,finance.accounting,finance.analysis,health.medicine,health.nursing,health.technical,health.therapy,hospitality.food,hospitality.travel,it.analysis,it.development,it.infrastructure,it.quality,land.farming,legal.office,marketing.general,media.writing,office.assistance,operations.management,operations.supply,people.hr,personal.beauty,public.policy,public.safety,retail.store,sales.field,science.research,support.customer,trades.building,trades.factory,transport.airsea,transport.road`.split(`,`),Qn=T({title:S(),from:xn(w()),to:xn(w())}),$n=E(t),er=T({start:w(),end:w(),isNight:O(D(!0))}),tr=gn(`kind`,[T({kind:D(`experience`),offered:Xn,asked:Xn,isRelevant:O(D(!0)),isFromBio:O(D(!0)),position:O(Qn)}),T({kind:D(`rate`),offered:C(),asked:C()}),T({kind:D(`timezone`),sharedHours:C(),shift:O(er)}),T({kind:D(`availability`),offered:$n,asked:$n}),T({kind:D(`country`),isOpen:un()}),T({kind:D(`hours`),offered:$n,asked:C()})]),nr=gn(`kind`,[T({kind:D(`unstated`),by:E([`company`,`candidate`,`both`])}),T({kind:D(`unread`),by:E([`company`,`candidate`])}),T({kind:D(`skills`),matched:w(),related:w(),asked:w(),areListed:un()}),T({kind:D(`title`),step:E(Yn),offered:xn(S()),asked:xn(S()),position:O(Qn),field:O(E(Zn))}),T({kind:D(`text`),covered:E([`most`,`part`,`little`])}),tr]),rr=O(D(!0)),ir=gn(`kind`,[T({kind:D(`list-skill`),skill:S(),isMentioned:un()}),T({kind:D(`state-timezone`),isUnread:rr}),T({kind:D(`state-experience`),isUnread:rr}),T({kind:D(`state-rate`)}),T({kind:D(`lower-rate`),rate:C()}),T({kind:D(`state-availability`),isUnread:rr}),T({kind:D(`offer-work-type`),workType:$n}),T({kind:D(`state-country`)})]),ar=T({factors:fn(T({factor:Gn,score:C(),weight:C(),times:O(C()),summary:S(),reason:nr})),matchedSkills:fn(S()),relatedSkills:fn(T({required:S(),offered:S()})),missingSkills:fn(S()),improvements:fn(T({factor:Gn,gain:w(),text:S(),change:ir}))}),or={copied:O(fn(E(Jn)))};({...ar.shape,...or}),{...mn(ar).shape,...or},Wn(),Vn([`true`,`false`]),Hn(`job-required`),Hn(`candidate-required`);var sr=`
a an the of and or to in on at for from by with as is are was were be been being it its this that these those i me my mine we our
ours you your yours he him his she her hers they them their theirs who whom whose which what when where why how not no nor so
if then than too very can could will would shall should may might must do does did done has have had having into over under
between through during before after above below up down out off again further once here there all any both each few more most
other some such only own same just also per via within without across about against among etc eg ie re us am pm
de del la el los las un una unos unas y e o u en con por para al a su sus que se lo le les es son ser fue era como mas pero si ya
muy sin sobre entre desde hasta cuando donde quien cual cuales este esta estos estas ese esa esos esas mi mis tu tus nuestro
nuestra nuestros nuestras ha han he hay tambien ni no cada todo toda todos todas otro otra otros otras segun durante mediante
da do das dos na no nas nos num numa pelo pela pelos pelas ao aos com em um uma uns umas ou mas seu sua seus suas meu minha
meus minhas nosso nossa nossos nossas e sao foi ser estar tem tendo isso isto esse essa este esta aquele aquela qual quais
quem onde quando porque nem ja ate apos desde sob cada todo toda todos todas outro outra outros outras tambem sem sobre entre
d l s t b c`,cr=`
experience experienced experiences work working worked works team teams company companies job jobs role roles position positions
candidate candidates looking seeking join ideal responsible responsibility responsibilities duty duties task tasks skill skills
ability abilities able strong excellent good great proven solid deep knowledge understanding proficient proficiency expert
expertise professional professionals profile summary objective career years year month months day days time timely daily weekly
monthly annual full part remote hybrid onsite office english spanish portuguese native fluent level high highly best better
including include includes included ensure ensuring ensured provide providing provided support supporting supported supports
help helping helped assist assisting assisted manage managing managed develop developing developed development create creating
created maintain maintaining maintained implement implementing implemented implementation improve improving improved improvement
improvements lead leading led drive driving coordinate coordinating coordinated collaborate collaborating collaborated
collaboration collaborative participate participated perform performed performing performance conduct conducted prepare prepared
preparing deliver delivering delivered use using used utilize utilized apply applied handle handling handled achieve achieved
achieving increase increased increasing reduce reduced reducing result results resulting results-oriented new various multiple
different key main general specific relevant related required requirement requirements need needs needed necessary plus
environment environments fast dynamic process processes activities activity project projects program programs plan plans planning
report reports reporting goal goals objectives quality efficient efficiency effective effectively effectiveness successful
successfully success strategy strategies strategic solution solutions system systems service services client clients customer
customers business organization organizational management leadership communication problem problems solving solve detail details
oriented attention stakeholder stakeholders cross functional member members department departments area areas field industry
industries international national global local based current present january february march april may june july august september
october november december education university college school institute faculty degree bachelor master masters diploma graduated
certification certifications certificate certified course courses training trained references available upon request hobbies
interests languages language email phone address linkedin city country
experiencia experiencias trabajo trabajar trabajando trabajos equipo equipos empresa empresas puesto puestos cargo cargos
candidato candidata buscamos busca buscando ideal responsable responsabilidad responsabilidades funcion funciones tarea tareas
habilidad habilidades capacidad capacidades competencia competencias fuerte excelente excelentes bueno buena buen conocimiento
conocimientos dominio experto experta profesional profesionales perfil resumen objetivo objetivos carrera ano anos mes meses dia
dias tiempo diario semanal mensual anual completo parcial remoto oficina ingles espanol portugues nativo fluido nivel alto alta
mejor mejores incluyendo incluye asegurar garantizar proporcionar brindar apoyo apoyar ayudar asistir gestionar gestion
desarrollar desarrollo crear mantener implementar implementacion mejorar mejora mejoras liderar liderazgo coordinar coordinacion
colaborar colaboracion participar participacion realizar realizacion preparar entregar usar uso utilizar utilizando aplicar
manejar manejo lograr aumentar aumento reducir reduccion resultado resultados nuevo nueva nuevos nuevas diverso diversos diversas
diferentes clave principal principales general generales especifico relevante requerido requisito requisitos necesario necesidad
necesidades entorno rapido dinamico proceso procesos actividad actividades proyecto proyectos programa programas planes plan
planificacion informe informes meta metas calidad eficiente eficiencia efectivo exito estrategia estrategias estrategico
estrategica solucion soluciones sistema sistemas servicio servicios cliente clientes negocio negocios organizacion comunicacion
problema problemas resolucion detalle atencion interesados miembro miembros departamento area areas campo industria internacional
nacional global local actual actualidad presente enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre educacion universidad colegio escuela instituto facultad titulo licenciatura licenciado maestria diploma graduado
certificacion certificaciones certificado curso cursos formacion capacitacion referencias disponibles pasatiempos intereses
idiomas idioma correo telefono direccion ciudad pais
experiencias trabalho trabalhar trabalhando equipe equipes vaga vagas procuramos responsavel responsabilidades funcao funcoes
tarefa tarefas habilidade habilidades capacidade forte otimo bom boa conhecimento conhecimentos profissional profissionais resumo
carreira dias tempo integral periodo escritorio fluente nivel melhor incluindo garantir fornecer apoiar ajudar gerenciar gestao
desenvolver desenvolvimento criar manter melhorar melhoria melhorias liderar lideranca coordenar coordenacao colaborar realizar
entregar usar utilizar aplicar alcancar aumentar reduzir novo nova novos novas diferentes chave principais especifico necessario
ambiente rapido atividade atividades projeto projetos relatorio relatorios qualidade eficiencia sucesso estrategia solucao
solucoes sistemas servicos clientes negocios comunicacao problemas detalhes membros atual janeiro fevereiro marco maio junho
julho setembro outubro novembro dezembro educacao universidade faculdade bacharelado mestrado graduacao certificacao cursos
treinamento idiomas cidade`,lr=2e4,ur=120,dr=[];function fr(){for(let e of dr)e.clear()}function j(e){let t=new Map;return dr.push(t),n=>{if(n.length>ur)return e(n);let r=t.get(n);if(r!==void 0)return r;let i=e(n);return t.size>=lr&&t.clear(),t.set(n,i),i}}var pr=new Set(sr.split(/\s+/)),mr={а:`a`,е:`e`,о:`o`,р:`p`,с:`c`,у:`y`,х:`x`,і:`i`,ј:`j`,ѕ:`s`,ο:`o`,α:`a`},hr=/[аеорсухіјѕοα]/g,gr=e=>mr[e]??e,_r=e=>e.replace(/\p{Cf}+/gu,``).replace(hr,gr).replace(/[^\S\n\r]+/g,` `),vr=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLowerCase();function yr(e){return e.normalize(`NFKD`).toLowerCase().replace(/[\p{M}\p{Cf}]+/gu,``).replace(hr,gr).replace(/[^\p{L}\p{N}+#]+/gu,` `)}var br=880,xr=Array.from({length:br},(e,t)=>yr(String.fromCharCode(t))),Sr=8192,Cr=8304,wr=65535,Tr=/\p{Cf}/u,Er=j(yr);function Dr(e,t,n){return n<br?xr[n]??` `:n>=Sr&&n<Cr?Tr.test(e.charAt(t))?``:` `:Er(String.fromCodePoint(e.codePointAt(t)??n))}var Or=/[a-z+#]$/,kr=Uint8Array.from({length:br},(e,t)=>Number(/[a-z0-9]/.test(String.fromCharCode(t))));function Ar(e,t){let n=t;for(;n<e.length&&kr[e.charCodeAt(n)]===1;)n+=1;return n}var jr=new Set(Array.from(`,;:!?()[]|•·‣–—…
`,e=>e.charCodeAt(0))),Mr=46,Nr=32,Pr=2;function Fr(e,t,n,r){return n===Mr?r.length>Pr&&!(e.charCodeAt(t+1)>Nr):jr.has(n)}function Ir(e,t=[]){let n=[],r=``,i=0;for(let a=0;a<e.length&&i<k.readText;){let o=Math.min(Ar(e,a),a+k.readText-i);if(o>a&&(r=r===``?e.slice(a,o):r+e.slice(a,o)),i+=o-a,a=o,a>=e.length)break;let s=e.charCodeAt(a),c=Dr(e,a,s);if(i+=c.length,c===`+`||c===`#`)r+=Or.test(r)?c:``;else if(!c.includes(` `))r+=c;else if(c===` `){let i=Fr(e,a,s,r);r!==``&&n.push(r),i&&t.push(n.length),r=``}else{let e=`${r}${c}`.split(` `);r=e.pop()??``,n.push(...e.filter(e=>e!==``))}a+=s>=br&&(e.codePointAt(a)??0)>wr?2:1}return r!==``&&n.push(r),n}function M(e){return Ir(e.slice(0,k.readText).toLowerCase()).join(` `)}var Lr=/(?<=\p{L})\s?[/(](?:ora|era|ras|as|os|ra|a|o|x|e)\)?(?!\p{L})/gu,Rr=/\(?\b[mfhwdx]\s?\/\s?[mfhwdx](?:\s?\/\s?[mfhwdx])?\b\)?/giu,zr=/['’`´]s(?!\p{L})/gu;function Br(e){if(e.startsWith(`http`)||e.startsWith(`www.`))return e.includes(`.`);let t=e.indexOf(`@`);return t>0&&e.includes(`.`,t)}var Vr=/@|http|www\./,Hr=80,Ur=[[`++`,/c\+\+/g,`cplusplus`],[`#`,/(?<![\p{L}\p{N}])([cfj])#/gu,`$1sharp`],[`.net`,/(?<![\p{L}\p{N}])(?:asp)?\.net(?![\p{L}])/gu,` dotnet`],[`.`,/([a-z])\.(js|io|ai|com)(?![\p{L}])/gu,`$1$2`],[`&`,/([a-z])&([a-z])/g,`$1$2`],[`/`,Rr,` `],[`/`,Lr,``],[`(`,Lr,``],[`'`,zr,``],[`’`,zr,``],["`",zr,``],[`´`,zr,``]];function N(e){return Ir(Wr(e))}function Wr(e){let t=e.slice(0,k.readText),n=t.replace(t.length<=Hr?/\bit\b/gi:/\bIT\b/g,`infotech`).toLowerCase();Vr.test(n)&&(n=n.replace(/\S+/g,e=>Br(e)?` `:e));for(let[e,t,r]of Ur)n.includes(e)&&(n=n.replace(t,r));return n}var Gr=[[`ciones`,`ci`],[`tions`,`ci`],[`siones`,`si`],[`sions`,`si`],[`coes`,`ci`],[`soes`,`si`],[`cion`,`ci`],[`tion`,`ci`],[`sion`,`si`],[`cao`,`ci`],[`sao`,`si`],[`idades`,`id`],[`idade`,`id`],[`idad`,`id`],[`ities`,`id`],[`ity`,`id`],[`mientos`,`ment`],[`miento`,`ment`],[`mentos`,`ment`],[`mento`,`ment`],[`ments`,`ment`],[`ment`,`ment`],[`logias`,`log`],[`logia`,`log`],[`logies`,`log`],[`logy`,`log`],[`icals`,`ic`],[`ical`,`ic`],[`icos`,`ic`],[`icas`,`ic`],[`ico`,`ic`],[`ica`,`ic`],[`ics`,`ic`],[`istas`,`ist`],[`ista`,`ist`],[`ists`,`ist`],[`ancias`,`anc`],[`ancia`,`anc`],[`ances`,`anc`],[`ance`,`anc`],[`ancy`,`anc`],[`encias`,`enc`],[`encia`,`enc`],[`ences`,`enc`],[`ence`,`enc`],[`ency`,`enc`],[`oras`,`or`],[`ores`,`or`],[`ora`,`or`],[`eras`,`er`],[`eros`,`er`],[`era`,`er`],[`ero`,`er`],[`eiras`,`er`],[`eiros`,`er`],[`eira`,`er`],[`eiro`,`er`],[`rias`,`ri`],[`ria`,`ri`],[`ries`,`ri`],[`ry`,`ri`],[`ings`,``],[`ing`,``]];function Kr(e){for(let[t,n]of Gr)if(e.length-t.length>=3&&e.endsWith(t))return e.slice(0,-t.length)+n;let t=e;return t.endsWith(`s`)&&!t.endsWith(`ss`)&&!t.endsWith(`us`)&&t.length>3&&(t=t.slice(0,-1)),t.endsWith(`ie`)&&t.length>4&&(t=t.slice(0,-1)),t.endsWith(`y`)&&t.length>3&&(t=`${t.slice(0,-1)}i`),/[aeo]$/.test(t)&&t.length>3&&(t=t.slice(0,-1)),t}function qr(e){return e.length<=3||/\d/.test(e)?e:Kr(e).replace(/ph/g,`f`).replace(/th/g,`t`).replace(/^es(?=[cpt])/,`s`).replace(/qua/g,`ca`).replace(/y/g,`i`).replace(/([a-z])\1+/g,`$1`)}var Jr=new Map,Yr=6e4;function P(e){let t=Jr.get(e);if(t!==void 0)return t;let n=qr(e);return Jr.size>=Yr&&Jr.clear(),Jr.set(e,n),n}function F(e){return pr.has(e)}function I(e){let t=[],n=Ir(Wr(e),t),r=n.filter(e=>!pr.has(e));return{words:r,stems:r.map(P),all:n,breaks:t,text:e}}var Xr=200,Zr=({words:e,all:t})=>t.length>=Xr&&e.length>.88*t.length;function Qr(e){let t=I(e);return Zr(t)?I(``):t}function $r(e){return I(e).stems}function L(e){let t=2166136261;for(let n=0;n<e.length;n++)t^=e.charCodeAt(n),t=Math.imul(t,16777619);return t|0}var ei=`
socialmedia: social media, redes sociales, redes sociais, midias sociais, medios sociales, midia social, instagram, tiktok
socialworker: social worker, social work, trabajador social, trabajadora social, trabajo social, assistente social, asistente social, servico social
dataentry: data entry, captura de datos, capturista, capturista de datos, digitador, digitacion, digitacao, entrada de datos, entrada de dados, ingreso de datos, carga de datos, data capture, data keying, data encoder, encoder, keyer, grabador de datos, data typist, operador de digitacion
machinelearning: machine learning, aprendizaje automatico, aprendizado de maquina, ml, deep learning, aprendizaje profundo
datascience: data scientist, data science, cientifico de datos, ciencia de datos, cientista de dados, cientista de datos, ciencia de dados
datacenter: data center, data centre, centro de datos, centro de dados
publicrelations: public relations, relaciones publicas, relacoes publicas, pr, relacionista publico, publicist, press officer, jefe de prensa, assessor de imprensa, assessoria de imprensa
laborrelations: labor relations, labour relations, employee relations, relaciones laborales, relacoes trabalhistas
callcenter: call center, call centre, contact center, contact centre, centro de llamadas, centro de contacto, teleoperador, teleoperator, teleatendimento, operador de atendimento, agente telefonico
telemarketer: telemarketing, telemercadeo, telemercaderista, televendas, televentas, cold caller, cold calling, cold call, outbound caller, outbound calling
insidesales: inside sales, vendedor interno, ventas internas, vendas internas, internal sales, telesales, televendedor
fieldsales: outside sales, field sales, vendedor externo, ventas externas, vendedor de campo, vendas externas, ventas de campo
realestate: real estate, real estate agent, bienes raices, bien raiz, inmobiliario, inmobiliaria, imobiliario, imobiliaria, imovel, imoveis, inmueble, inmuebles, realtor, realty, estate agent, property, propiedad, propiedades
softwarearchitect: software architect, solution architect, solutions architect, enterprise architect, systems architect, system architect, it architect, technical architect, application architect, arquitecto de soluciones, arquitecto de software, arquitecto de sistemas, arquiteto de software, arquiteto de solucoes, arquiteto de sistemas
cloudarchitect: cloud architect, arquitecto cloud, arquitecto de nube, arquiteto cloud, aws architect, azure architect
medicalbilling: medical billing, medical biller, medical claims, facturacion medica, facturador medico, revenue cycle, faturamento hospitalar, faturista hospitalar, dental billing, dental biller
medicalcoding: medical coding, medical coder, clinical coder, codificador medico, codificacion medica, codificador clinico
medicalscribe: medical scribe, medical transcription, medical transcriptionist, transcriptor medico, escriba medico
eligibility: insurance verification, insurance verifier, verificacion de seguros, benefits verification, eligibility verification, prior authorization, preauthorization, authorization specialist, authorization coordinator, autorizaciones medicas
loanprocessor: loan processor, loan processing, mortgage processor, procesador de prestamos, procesador de hipotecas, procesador de creditos, loan opener
travelagent: travel agent, travel consultant, travel advisor, agente de viajes, asesor de viajes, agente de viagens, consultor de viagens, consultor de viajes, agencia de viajes, agencia de viagens, travel planner
servicedelivery: service delivery, entrega de servicios
wordprocessor: word processor, word processing
communitymanager: community manager, community management, gestor de comunidad, gestor de comunidades, gestor de comunidade, online community
paidmedia: paid media, media buyer, media buying, media buy, ppc, sem, trafego, trafego pago, trafico pago, gestor de trafego, gestor de trafico, trafficker, trafficker digital, compra de medios, comprador de medios, medios pagados, midia paga, paid search, paid social, paid ads, google ads, google adwords, facebook ads, meta ads, pay per click, performance marketing, search engine marketing, performance digital
seo: search engine optimization, search engine optimisation, posicionamiento web, posicionamiento, posicionamento web, link building, link builder
conversion: conversion rate, cro, optimizacion de conversion
emailmarketing: email marketing, email marketer, e mail marketing, marketing por correo, klaviyo, mailchimp
leadgeneration: lead generation, lead generator, generacion de leads, generacion de demanda, demand generation, geracao de leads, prospecting, prospeccion, prospeccao, prospector, prospectador, lead researcher, list builder
appointmentsetter: appointment setter, appointment setting, setter, agendador, agendadora, concertador de citas, agendamento, appointment scheduler, agenda de citas
customersuccess: customer success, client success, exito del cliente, sucesso do cliente, customer onboarding, client onboarding
chiefofstaff: chief of staff, jefe de gabinete, chefe de gabinete
voiceover: voice over, voiceover, voice artist, voice actor, locutor, locucion, locucao, dubbing, doblaje, dublador, voice talent
proofreader: copy editor, copy editing, proofreader, proofreading, corrector de estilo, corrector de textos, correccion de estilo, revisor de textos, revisor de texto, corrector ortografico
videoediting: video editor, video editing, edicion de video, editor de video, editor de videos, editor audiovisual, edicao de video, film editor, reels editor, youtube editor, montajista, postproductor, post production
motiongraphics: motion graphics, motion designer, motion graphic, motion, motion design, animador motion, after effects
layoutdesign: diagramador, diagramacion, diagramador editorial, layout designer, layout artist, desktop publisher, desktop publishing, maquetador, maquetacion, editorial designer, disenador editorial, diagramacao
pagebuilding: maquetador web, maquetacion web, web layout, html developer, html css
forklift: montacarguista, operador de montacargas, forklift operator, forklift driver, operador de empilhadeira, carretillero, reach truck
courier: mensajero, motomensajero, motoboy, motorizado, messenger
collections: analista de cartera, auxiliar de cartera, gestor de cobranza, gestor de cobranzas, asesor de cartera, jefe de cartera, coordinador de cartera, recuperacion de cartera, cobranzas, cobros, cuentas por cobrar cobranza, recaudos
payroll: departamento pessoal, liquidacion de sueldos, liquidador de nomina, liquidador de sueldos, sueldos y jornales, remuneraciones, folha de pagamento, nominista, sueldos, planillas
tax: fiscalista, tributarista, tributario
billing: auxiliar de facturacion, faturamento, faturista, facturista, notas fiscais
drafter: cadista, dibujante, dibujante tecnico, dibujante cad, delineante, proyectista, autocad, cad drafter, cad designer, cad technician, cad operator, draftsperson, projetista, desenhista, desenhista projetista, drafting technician
estimator: orcamentista, presupuestador, presupuestista, estimador, estimador de costos, cost estimator, cost estimation, quantity surveyor, takeoff, metrados, analista de costos y presupuestos, orcamento de obras
construction supervisor: maestro de obra, maestro mayor de obras, mestre de obras, capataz de obra, encarregado de obras, construction foreman, site supervisor, site superintendent
site engineer: residente de obra, ingeniero residente, engenheiro de obras, ingeniero de obra
generalcontractor: general contractor, contratista general, contratista, empreiteiro, remodeling contractor
transactioncoordinator: transaction coordinator, coordinador de transacciones, transaction management, contract to close, closing coordinator
prosecutor: promotor de justica, agente del ministerio publico, fiscal penal
defender: public defender, defensor publico
paralegal: assistente juridico, asistente juridico, auxiliar juridico, auxiliar legal, asistente legal, legal assistant, litigation assistant, case assistant
claims: claims adjuster, insurance adjuster, loss adjuster, ajustador de seguros, ajustador de siniestros, liquidador de siniestros, perito de seguros, regulador de sinistros, public adjuster, claims examiner
bespoke: custom, a medida
capacitation: corporate trainer, corporate training, capacitacion, capacitador, capacitador corporativo, learning and development, formacion de personal, training and development, treinamento, desarrollo organizacional, instructor corporativo, training specialist
personaltrainer: personal trainer, fitness trainer, fitness coach, fitness instructor, entrenador personal, entrenador fitness, instructor de gimnasio, gym instructor, gym trainer
frontdesk: front desk, front office, mesa de entrada, frente de caja recepcion, portaria
businessdevelopment: business development, business developer, desarrollo de negocios, desarrollo de negocio, desarrollo comercial, desenvolvimento de negocios, desarrollador de negocios
productionline: production line, linea de produccion, linha de producao
linecook: line cook, prep cook, cocinero de linea
appstore: app store, aso
webdesign: web designer, web design, disenador web, diseno web, web site designer, website designer, designer web
gamedesign: game designer, game design, disenador de videojuegos, level designer
youtuber: influencer, influenciador, streamer, vlogger, ugc creator
instructionaldesign: instructional designer, instructional design, disenador instruccional, diseno instruccional, learning designer, elearning developer, e learning developer, course developer, designer instrucional, learning experience designer
virtual assistant: virtual assistant, asistente virtual, assistente virtual, remote assistant, asistente remoto, assistente remoto, secretaria virtual, secretaria remota, virtual admin, auxiliar virtual, virtual secretary
executive assistant: executive assistant, executive secretary, asistente ejecutivo, asistente ejecutiva, secretaria ejecutiva, assistente executivo, assistente executiva, secretaria executiva, asistente de gerencia, asistente de direccion, secretaria de gerencia, secretaria de direccion, assistente de diretoria, assistant to the ceo, ceo assistant, asistente gerencial
personal assistant: personal assistant, asistente personal, assistente pessoal, lifestyle assistant
cuenta executive: account executive, ejecutivo de cuenta, ejecutiva de cuenta, ejecutivo de cuentas, executivo de contas, executiva de contas, sales closer, high ticket closer, closer, closer de ventas, cerrador de ventas
cuenta manager: account manager, account management, gerente de cuentas, gerente de cuenta, gestor de cuentas, gerente de contas, client manager, gerente de clientes, client account manager, key account, cuentas clave, contas chave, grandes cuentas
sales representative: asesor comercial, asesor de ventas, representante comercial, sales rep, sales representative, representante de ventas, representante de vendas, sales agent, sales advisor, sales consultant, consultor de ventas, consultor de vendas, consultor comercial, asesora comercial, assessor comercial, agente de ventas, agente comercial, promotor de ventas
human resources: talento humano, gestion humana, gente y gestion, gente e gestao, people operations, people ops, capital humano, people and culture, people partner, people manager
helpdesk support: it support, soporte it, soporte ti, suporte tecnico, suporte de ti, suporte de informatica, soporte tecnico, soporte informatico, technical support, tech support, mesa de ayuda, help desk, helpdesk, service desk, mesa de servicio, mesa de servicios, central de servicos, desktop support, it technician, tecnico de informatica, tecnico en informatica, tecnico informatico, tecnico de sistemas, tecnico de soporte, support engineer, tecnico de suporte, analista de suporte, analista de soporte, computer technician
customer service: analista de suporte ao cliente, analista de soporte al cliente, analista de atendimento ao cliente, analista de servicio al cliente, tecnico de soporte al cliente, tecnico de suporte ao cliente, customer support engineer
business analyst: functional analyst, analista funcional, requirements analyst, analista de requerimientos, business systems analyst, analista de requisitos, analista de sistemas de negocio
`,ti=`
realestate manager: community manager apartments, apartment manager, hoa manager, community association manager, condominium manager, administrador de condominios, administrador de condominio, administradora de condominios, administrador de edificios, administrador de edificio, administrador de propiedades, administrador de fincas, sindico profissional, sindico, gestor de condominios, gerente predial, building manager, portfolio manager property
realestate asistant: assistente de condominio, auxiliar de condominio, leasing assistant
freight: carrier, carriers, transporte de carga, transporte terrestre, freight forwarding, ltl, drayage, owner operator, owner operators, load planner, load planning, track and trace, carrier sales, carrier procurement
freight broker: freight agent, carrier sales rep, carrier sales representative, carrier representative, carrier account manager, agente de carga, broker de carga, coordinador de carga
dispatcher coordinator: field service coordinator, service coordinator hvac, service dispatcher, coordinador de despacho
import export: comercio exterior, importacion y exportacion, importacao e exportacao, exportacion, exportacao, export, exporter
custom broker: agente de aduanas, agente aduanal, agente aduanero, despachante aduaneiro, despachante aduanal, despachante de aduanas
medicalcoding: certified professional coder, cpc coder, risk adjustment coder, hcc coder, icd 10 coder, coding specialist medical, codificador de diagnosticos
medicalbilling: billing coordinator medical, medical billing coordinator, patient account representative, patient accounts, claims follow up, denials specialist, payment poster, facturacion hospitalaria, cuentas medicas, auditor de cuentas medicas, faturamento medico, faturamento de convenios
eligibility: insurance verification specialist, prior authorization specialist, prior auth, referral coordinator, referrals coordinator
medicalscribe: virtual scribe, remote scribe, scribe, medical note taker, clinical documentation assistant
nurs case manager: utilization review nurse, utilization review, case manager nurse, nurse case manager, care manager nurse
paralegal: case manager personal injury, personal injury case manager, litigation case manager, pre litigation case manager, demand writer
legal secretary: secretaria juridica, secretario juridico, secretaria legal, law office secretary
lawyer: attorney at law, of counsel, jurista, advogado trabalhista, abogado laboralista
process server: notificador, notificador judicial
insurance agent: personal lines agent, personal lines, commercial lines agent, producer insurance, licensed producer, asesor de seguros, vendedor de seguros, consultor de seguros
insurance cuenta manager: commercial lines account manager, personal lines account manager, commercial lines
claims: ajustador, tramitador de siniestros
credit officer assistant: loa, loan assistant, loan officer assistant, loan partner
realestate virtual assistant: reva, real estate va, real estate virtual assistant
scrow inspector: title searcher, title abstractor, abstractor
bookkeeper: accounting clerk, bookkeeping clerk, ledger clerk, auxiliar contable junior, book keeper
acountanc assistant: auxiliar contabil, assistente contabil, auxiliar de contabilidad, auxiliar de contabilidade, asistente de contabilidad, accounting assistant
office manager: practice manager, practice administrator, medical office manager, dental office manager, clinic manager, clinic administrator, jefe de oficina, gerente de consultorio, administrador de consultorio
customer service representative: client care specialist, customer care specialist, client care representative, chat support agent, chat agent, chat support, live chat agent, email support specialist, email support agent, email support, customer support specialist, customer support agent, client service associate, client services representative, customer experience associate, atencion al usuario, asesor de servicio
customer service: atendimento, sac, atendimento ao cliente, atencion al publico, atendimento ao publico, client care, customer care, client services
network system administrator: network administrator, administrador de redes, administrador de red
ecommerce: shopify, woocommerce, etsy, bigcommerce, magento, tienda online, loja virtual, loja online
amazon: amazon fba, fba, seller central, amazon seller, amazon listing, amazon ppc
product list: catalog, catalogo, product data, product content, listings, listing, catalogue, ficha de producto, publicacion de productos
grafic designer: canva designer, thumbnail designer, canva, thumbnail, flyer designer, presentation designer, disenador de presentaciones, designer de apresentacoes
podcast sound editor: podcast editor, podcast editing, podcast producer, podcast manager, editor de podcast, editor de podcasts, produtor de podcast
webdesign: squarespace designer, wix designer, squarespace, wix, webflow, landing page designer, squarespace developer, wix developer
nocode developer: no code developer, low code developer, bubble developer, flutterflow developer, airtable developer, softr developer, desarrollador no code, desarrollador low code
crm administrator: hubspot administrator, hubspot specialist, hubspot admin, salesforce administrator, salesforce admin, administrador de crm, crm specialist, crm manager, zoho specialist, zoho administrator, gohighlevel specialist, ghl specialist, ghl expert, gohighlevel expert, high level specialist
appointmentsetter: booking agent, appointment booker, scheduling coordinator, scheduler, appointment coordinator, appointment scheduling, confirmador de citas, agendador de consultas
transcriptionist: transcriber, transcription, transcriptor, transcritor, transcricao, desgravador, audio typist, captioner, subtitler, captioning, subtitulador, legendador
drafter: draughtsman, draughtsperson, draftsman, revit drafter, bim modeler, bim technician, modelador bim, detailer, steel detailer, dibujante de planos, dibujante arquitectonico
visualization 3d artist: 3d renderer, rendering artist, archviz artist, 3d visualizer, render artist, renderista, arquitecto visualizador
permit coordinator: permit expediter, permit runner, permit technician, permit specialist, tramitador de licencias, gestor de permisos
callcenter calidad: call center qa, quality monitoring, call monitoring, calidad call center, monitor de calidad, monitoria de qualidade, call quality analyst, quality evaluator
workforc analyst: wfm analyst, wfm, workforce management, workforce planner, real time analyst, planejamento de call center
visualizaci analist: power bi developer, tableau developer, dashboard developer, looker developer, reporting developer, desarrollador power bi, analista power bi, analista bi, analista de bi
tutor: online tutor, online teacher, profesor en linea, professor online, esl tutor, homework helper, profesor particular, aulas particulares, clases particulares
wedding event planner: wedding planner, wedding coordinator, bridal consultant, cerimonialista, organizadora de bodas, planeadora de bodas, assessora de casamentos
bartender: coffee shop attendant, cafe attendant, cafeteria attendant, atendente de cafeteria
gardener: landscaper, landscaping, lawn care, lawn care technician, lawn mower, groundskeeper, grounds maintenance, paisajista, paisagista, rocador, podador
pest control technician: exterminator, pest controller, fumigador, fumigacion, dedetizador, controlador de plagas, controlador de pragas
pool technician: pool cleaner, pool service, swimming pool technician, piscinero, piscineiro, limpiador de piscinas
hvac technician: ac technician, air conditioning technician, ac installer, tecnico de aire acondicionado, instalador de ar condicionado, tecnico de ar condicionado, frigorista, climatizacion, climatizacao
maintenance handyman: maintenance technician, maintenance worker, building maintenance, mantenimiento general, manutencao predial, oficial de manutencao, marido de aluguel
automotive part: parts specialist, parts counter, parts advisor, auto parts, refaccionario, refacciones, repuestos, autopecas, vendedor de repuestos, vendedor de autopecas
store manager: retail manager, shop manager, jefe de tienda, lider de tienda, lider de loja, chefe de loja
grant writer: proposal writer, bid writer, redactor de propuestas, redator de propostas
fundraiser: development officer nonprofit, development associate nonprofit, donor relations, major gifts, captador de recursos, captacao de recursos
school secretary: secretaria escolar, secretario escolar, secretaria academica
fotografer editor: retoucher, photo retoucher, retocador, retocadora, retoque fotografico, tratamento de imagens, photo editor, image editor
motiongraphics: animator 2d, 2d animator, animacion 2d, animador 2d, explainer video animator
communitymanager: discord moderator, community moderator, forum moderator, moderador de comunidad, moderador de comunidade
credential: provider credentialing, provider enrollment, payer enrollment, acreditacion de proveedores, credenciamento
seller store: vendedor de mostrador, vendedor de tienda, vendedor de loja, vendedora de loja, retail sales associate, dependiente de mostrador, vendedor de piso
store clerk: balconista, store associate, shop clerk, tendero, despachador de tienda, atendente de loja, atendente de balcao, counter clerk, counter attendant
socialmedia manager: encargado de redes, encargada de redes, responsable de redes, gestor de redes, coordinador de redes, jefe de redes, encargado de redes sociales
writer copywriter: redactor creativo, redactora creativa, redator publicitario, redatora publicitaria, creative copywriter, conversion copywriter, direct response copywriter, redactor publicitario
videoediting: editor de clips, editora de clips, editor de reels, editora de reels, clip editor, short form editor, shorts editor, tiktok editor, cortador de videos, editor de cortes, video clipper
cleaner hom: empleada domestica, empleado domestico, empregada domestica, trabajadora del hogar, trabajadora domestica, diarista, faxineira, faxineiro, house cleaner, home cleaner, residential cleaner, empleada del hogar, asistenta, cleaning lady, maid, casa de familia, asesora del hogar
hotel cleaner: camarista, camareira, camareira de hotel, room attendant, ama de llaves, governanta
cleaner: zelador, intendente, afanador, afanadora, auxiliar de limpieza, auxiliar de limpeza, servicios generales, servicos gerais, auxiliar de servicos gerais, auxiliar de servicios generales, operario de limpieza
waiter: mesonera, mesonero, mozo de salon, garzon, garconete, atendente de restaurante, food server
nutritionist: nutriologo, nutriologa, nutriologia
treasury: tesoureiro, tesoureira
camera: cinegrafista, filmmaker, videomaker, realizador audiovisual, operador de camara
inventory clerk: estoquista, auxiliar de estoque, inventory specialist, inventarista, analista de inventarios, stock controller, controlista
shelf stocker: repositor, reponedor, repositor de mercadorias, stocker, gondolero, surtidor, night stocker
warehouse checker: conferente, checador, checker, conferente de mercadorias, verificador de bodega
carpenter: marceneiro, marcenaria, ebanisteria, cabinet maker, cabinetmaker, furniture maker
metal: serralheiro, serralheria, metalworker, metal fabricator, herrero, herreria, caldeireiro, ornamentador
dentist assistant: auxiliar de saude bucal, asb, auxiliar odontologico, auxiliar de odontologia, asistente odontologico, higienista oral
guard door: porteiro, portero, doorman, conserje de edificio, access control
kitchen assistant: auxiliar de cozinha, ajudante de cozinha, kitchen helper, kitchen hand, kitchen porter, steward, ayudante de cocina
teacher: pedagogo, pedagoga, professora, maestra, educador infantil
automotive bodi repairer: funileiro, lanterneiro, latonero, chapista, hojalatero, hojalatero automotriz, auto body technician, collision technician, enderezador
tire technician: borracheiro, llantero, gomero, vulcanizador, tire changer, montallantas
sales developer representative: pre vendas, analista de pre vendas, preventa, pre sales representative, prospector comercial, asesor de prospeccion, consultor de prospeccao, outbound representative, abridor de cuentas
purchasing: abastecimiento, suministros, suprimentos
delivery driver: entregador, repartidor, chofer repartidor, motorista entregador, delivery person, rider
seamstress: costurera, costureira, modista, dressmaker, sewer, sewing, confeccionista, sewing machine operator, sastre, alfaiate
`,ni=`
employee: empleado, empleada, staff member, colaborador, colaboradora, funcionario de tienda, crew member, team member, miembro del equipo
partner: socio, socia, parceiro
gate: puerta de embarque
feline: cat, gato
owner: propietario, dueno, founder, fundador, co founder, entrepreneur, emprendedor, empresario, self employed, autonomo
shift: turno, turnos
seasonal: temporada, summer, verano, estacional
catering: caterer, banquete, banquet, banquetes, banqueting
litigation: litigio, litigios, litigante, litigator, contencioso, trial
mediator: mediador, mediadora, conciliador, mediation, mediacion, conciliacion, ombudsman
arbitrator: arbitro, arbitraje, arbitration, referee, umpire
prosecutor: fiscalia, district attorney, procurador publico
picker: preparador de pedidos, order picker, order selector, selector, recogedor, order filler, separador
receiving: recepcion de mercancia, recepcion de mercaderia, recepciones, goods in
material: materiales, materials, handler, manipulador
sorter: clasificador, sorting, classifier
equity: private equity, capital privado, venture capital, capital riesgo, capital de riesgo, renta variable
fund: fondo, fondos
trader: trading, negociador de valores, operador de bolsa, stockbroker, corredor de bolsa, bolsa, stock exchange, dealer
valuation: valoracion, tasador, tasacion, appraisal, appraiser, valuador, avaluo
wireless: inalambrico, radiofrecuencia, rf, radio frequency
switching: conmutacion, fiber, fibra optica, fiber optic, cabling, cableado
circuit: circuito, circuitos, analog, analogico, vlsi, asic, pcb, semiconductor, semiconductores, fpga
robotics: robotica, robot, mechatronics, mecatronica, automation, automatizacion, automacao, automatismos
instrumentation: instrumentacion, instruments, instrumentos, calibration, calibracion, metrology, metrologia
powertrain: engine, transmission vehicle, diesel
automotive: automocion
broadcasting: emision, difusion, transmision, broadcaster, radiodifusion
camera: camara, camarografo, cameraman, cameraperson, cinematographer, videographer, videografo
lighting: iluminacion, luminotecnico, iluminador
costume: vestuario, wardrobe, vestuarista
clothing: ropa, apparel, prendas, vestimenta, garments, roupas, confecciones, menswear, womenswear
accessories: accesorios, bags, bolsos
makeup: maquillaje, maquillador, maquilladora, make up, maquiador
voice: voz, vocal, dubbing, doblaje
composer: compositor, songwriter, arranger, arreglista, composicion musical
orchestra: orquesta, choir, coro, band, banda
guitarist: guitarra, guitarrista, guitar
pianist: piano, pianista, teclista, keyboardist, accompanist
drummer: bateria, baterista, percussionist, percusionista
circus: circo, magician, mago, clown, payaso
writer creative: escritor creativo
poet: poeta, novelist, novelista, novela
screenplay: guion, guionista, screenwriter
proofreader: corrector, correctora, proofreading, correccion, revisor de textos
linguist: linguista, philologist, filologo, localization, localizacion
landscape architect: arquitecto paisajista, paisajista
architectural: arquitectonico, arquitectonica
layout: maqueta, maquetacion, maquetador, maquetas
multimedia: interactive, interactivo
motion: movimiento, vfx, visual effects, efectos visuales, efectos especiales
3d: three dimensional, tridimensional, modeler, modelador, modelado, texture, textura, rigger de personajes
visual: visuals
concept: conceptual, concepto
history: historia, historiador, historian
geography: geografia, geografo
philosophy: filosofia, filosofo
literature: literatura, letras
sociology: sociologia, sociologo, sociologist
anthropology: antropologia, antropologo, anthropologist
archaeology: arqueologia, arqueologo, archaeologist, archeologist
political science: ciencias politicas, politologia
spanish: espanol, castellano
french: frances
german: aleman
music teacher: profesor de musica
algebra: calculus, algebra lineal
classroom: aula, salon de clases
daycare: guarderia, day care, creche, after school
camp: campamento
curriculum: curricular, plan de estudios
admissions: admision, admisiones, enrollment, matricula, inscripciones
scholarship: becas, financial aid, ayuda financiera
dean: decano, decana
microbiology: microbiologia, microbiologo, microbiologist, bacteriologist, virology
biochemistry: bioquimica, bioquimico, biochemist
genetics: genetica, genetista, geneticist, genomics, genomica
botany: botanica, botanico, botanist
zoology: zoologia, zoologo, zoologist
ecology: ecologo, ecologia, ecologist, conservation, conservacion
marine biology: biologia marina
astronomy: astronomia, astronomo, astronomer
meteorology: meteorologia, meteorologo, meteorologist, weather, clima
hydrology: hidrologia, hidrologo, hydrologist
nuclear: atomico
neurology: neurologo, neurologist, neurologia, neuro
oncology: oncologo, oncologist, oncologia
dermatology: dermatologo, dermatologist, dermatologia
ophthalmology: oftalmologo, ophthalmologist, oftalmologia
orthopedic: ortopedia, ortopedico, orthopaedic, traumatologo, traumatologia
urology: urologo, urologist
pathology: patologo, pathologist, patologia
endocrinology: endocrinologo, endocrinologist
internal medicine: medicina interna, internist, internista
emergency: urgencias, urgencia, emergencia, er
intensive care: cuidados intensivos, icu, uci, critical care
surgical technologist: instrumentista, instrumentador, instrumentacion quirurgica, operating room technician
hygienist: higienista, dental hygiene
orthodontist: ortodoncista, ortodoncia, orthodontics
audiology: audiologo, audiologist, audiologia, hearing
massage: masaje, masajista, masseur, masseuse
chiropractor: quiropractico, osteopath, osteopata
rehabilitation: rehabilitacion, recovery
addiction: substance abuse, adicciones, drogodependencia
behavior: conducta, conductual, behavioral, comportamiento, aba
home: hogar, domicilio, household, domestico, domestica
family: familia, familiar
youth: juventud, juvenil, jovenes, adolescent, adolescente
refugee: refugiados, migrante, migration, migracion, immigration, inmigracion
housing: vivienda, viviendas
religion: theology, teologia, chaplain, capellan, misionero, missionary
investigator: detective privado, pesquisidor, private eye, investigaciones, investigations
forensic: forense
border: frontera, fronteras
surveillance: cctv, monitoreo, monitoring
fire safety: proteccion contra incendios
wildlife: fauna, vida silvestre, zoo, zoologico, zookeeper
park: parque, parques, ranger, guardabosques
horse: caballo, caballos, equine, equino, jockey, ecuestre
poultry: avicola, aves, chicken
dairy: lacteo, lacteos, leche, milk
fruit: fruta, frutas, frutal, vineyard, vinedo, viticultura, wine, vino, sommelier, sumiller, enologo
coffee: cafetero, cafe de especialidad
greenhouse: invernadero, nursery plants, vivero
irrigation: riego
soil: suelo, suelos
seed: semilla, semillas
tractor: tractorista
tile: azulejo, azulejos, ceramista de pisos, floor, pisos, flooring
plasterer: yesero, plaster, drywall, enyesador, tablaroca
insulation: aislamiento, aislante
scaffold: andamio, andamios, scaffolder
demolition: demolicion
road: carretera, carreteras, highway, vial, asphalt, asfalto, paving
bridge: puente, puentes, tunnel, tunel
estimator: estimador, estimating, presupuestista, quantity, mediciones
locksmith: cerrajero
handyman: manitas, mil usos, todero, reparaciones generales
appliance: electrodomestico, electrodomesticos
boiler: caldera, calderas
lathe: torno, tornero, turning
milling: fresadora, fresador
mold: molde, moldes, moldeador, molding, injection, inyeccion, matricero, die, troquel, tool die
casting: fundicion, foundry, fundidor
forge: forja, blacksmith, herrero, herreria
boilermaker: calderero, caldereria
sheet: chapa, chapista, hojalatero, hojalateria, body shop, bodywork, carroceria
tire: llanta, llantas, neumatico, neumaticos
motorcycle: motocicleta, motocicletas, moto, motos
bicycle: bicicleta, bicicletas, bike
diesel: motores diesel
helicopter: helicoptero
drone: dron, drones, uav
airport: aeropuerto, ground handling, rampa, ramp
air traffic: trafico aereo, transito aereo
port: puerto, portuario, dock, muelle, stevedore, estibador
deck: cubierta, deckhand, marinero de cubierta
fleet: flota, flotilla
route: ruta, rutas
moving: mudanza, mudanzas, mover
ticket: taquilla, taquillero, boleto, boletos, billetes
casino: croupier, gaming table, apuestas
bar: tavern, pub
kitchen: cocina
dishwasher: lavaplatos, steward, lavavajillas
pizza: pizzero, pizzaiolo
fast food: comida rapida
valet: aparcacoches
concierge: conserje de hotel, bellhop, botones, bellman, porter
spa: balneario, wellness, bienestar
nail: unas, manicurist, manicurista, manicure, pedicure
skin: piel, facial, esthetician
tattoo: tatuaje, tatuador
florist: florista, flores, floral
bookseller: librero, bookstore, libreria
antique: antiguedades
auction: subasta, subastador, auctioneer
pawn: empeno
vending: expendedora
wedding: boda, bodas
exhibit: exposicion, exposiciones, trade show, feria
promoter: promotor, promotora, promotion, promocion, promociones, demonstrator, demostrador, impulsador
door: puerta a puerta, door to door, canvasser
franchise: franquicia
lease: arrendamiento, leasing, alquiler, rental, renta
tenant: inquilino
escrow: titulo de propiedad, title
claims: reclamaciones, siniestros, claim, sinistros, siniestro
billing: facturacion, faturista, facturista, facturador, facturadora, invoicing, faturamento, invoice
receivable: por cobrar, receber
payable: por pagar, pagar
reconciliation: conciliacion bancaria, conciliaciones
pricing: precios, tarifas, revenue management
procurement contract: contrataciones
contract: contrato, contratos, contracts, tender, licitacion, licitaciones, bid, ofertas
license: licencia, licencias, licensing, permits, permisos
patent: patente, patentes, intellectual property, propiedad intelectual, trademark, marcas registradas
privacy: privacidad, data protection, proteccion de datos
fraud: fraude, aml, lavado de dinero, blanqueo
diversity: diversidad, inclusion
payroll tax: seguridad social
survey: encuesta, encuestas, encuestador, pollster, interviewer, entrevistador
innovation: innovacion
transformation: transformacion
sustainability: sostenibilidad, sustentabilidad, csr, esg
community manager: gestor de comunidad
paid media: ppc, trafego, trafico pago, medios pagados, performance marketing, pay per click
affiliate: afiliado, afiliados
lead generation: generacion de leads, generacion de demanda, demand generation, prospecting, prospeccion, prospector
appointment: citas, appointment setter, agendador
presales: preventa, pre sales, pre venta
loyalty: fidelizacion, retention, retencion
complaint: quejas, reclamos, reclamacion de clientes
chat: mensajes
helpdesk: help desk, mesa de ayuda, service desk, mesa de servicio, deskside, desktop, escritorio remoto
devops: sre, site reliability, platform engineering, release, deployment, despliegue, integracion continua
automation testing: automatizacion de pruebas
embedded: embebido, embebidos, firmware, embarcado
blockchain: web3, crypto, criptomonedas
python: django
java: j2ee, jee, spring
kotlin: jetpack compose
swift: swiftui, objective c
javascript: js, ecmascript
typescript: ts
node: nodejs, nestjs
react: reactjs, nextjs
angular: angularjs
vue: vuejs, nuxt
dotnet: net, csharp, asp
php: laravel, symfony
wordpress: drupal, joomla, cms
shopify: magento, woocommerce
cplusplus: cpp
salesforce: apex developer
sap: abap, erp
sql: postgresql, mysql, plsql
statistics: bioestadistica, biostatistics, biostatistician
visualization: visualizacion, dashboard, tableros, bi, power bi, tableau, business intelligence, inteligencia de negocio
warehouse data: data warehouse, etl
`,ri=`
manager director 6, manager supervisor 6, manager leader 6, manager coordinator 5, manager administrator 5
manager chief 4, director chief 7, director executive 4, supervisor leader 8, supervisor coordinator 5
specialist expert 8, specialist technician 4, specialist analyst 4, specialist consultant 4, consultant advisor 8
agent representative 8, agent officer 3, agent advisor 3, representative executive 4, representative advisor 3
assistant clerk 5, assistant associate 5, assistant attendant 6, assistant worker 3, clerk officer 3
clerk secretary 5, technician engineer 5, technician mechanic 4, technician operator 4, technician repairer 5
technician installer 5, operator worker 6, installer repairer 5, developer engineer 8, developer software 4
instructor teacher 6, instructor coach 6, tutor teacher 7, counselor advisor 4, counselor therapist 5
caregiver care 8, caregiver nanny 5, researcher scientist 6, researcher analyst 3, designer artist 3
accountant accountancy 9, accountant bookkeeper 8, accountancy bookkeeper 8, accountancy finance 4, accountant audit 5
administration administrator 8, administration office 5, administration clerk 6, administration secretary 5
sales seller 8, sales retail 4, sales cuenta 3, seller store 5, seller retail 6, cashier seller 4, mktg advertising 5
mktg brand 5, mktg digital 3, mktg market 4, ceo chief 7, ceo director 6, lecturer teacher 6, lecturer university 6
radiologist radiography 6, software web 5, software computer 5, software infotech 5, software frontend 5
software backend 5, software fullstack 9, software mobile 5, frontend web 7, backend web 5, fullstack web 6
frontend fullstack 6, backend fullstack 6, infotech computer 8, infotech system 6, infotech technology 7
computer system 5, network system 5, cybersecurity security 6, writer editor 6, writer content 5, journalist writer 5
journalist editor 5, publisher editor 6, lawyer legal 8, lawyer paralegal 5
legal paralegal 7, nurse care 3, nurse caregiver 3, physician medical 6, medical health 6, health clinical 4
hospital health 5, chef food 5, restaurant food 5, restaurant waiter 5, hotel tourism 4, cleaner maintenance 2
driver truck 4, driver delivery 5, driver transport 5, truck transport 4, logistics supply 7, logistics warehouse 5
logistics freight 7, logistics transport 5, inventory warehouse 6, buyer supply 5, mechanic automotive 5
mechanic maintenance 5, electrician electrical 9, electrical electronic 6, welder metal 6, construction civil 5
mason construction 6, agriculture agronomist 6, gardener agriculture 4, livestock agriculture 5, animal dog 6
animal veterinary 6, groomer animal 5, guard security 8, police security 4, police guard 3, education teacher 5
education school 5, school teacher 4, kindergarten child 5, child nanny 7, recruiter human 5, capacitation education 3
capacitation instructor 8, project program 6, manufacturing producer 6, operations manufacturing 2, quality tester 5
ecommerce digital 3, policy government 6, sport coach 6, fitness sport 6, beauty hairdresser 6, geologist mining 5
environmental waste 4, employee worker 7, employee clerk 6, employee associate 6, employee assistant 4
partner director 4, partner associate 4, owner director 4, owner manager 4, catering food 7, catering chef 6
catering event 5, litigation lawyer 8, mediator judge 4, mediator lawyer 4, mediator arbitrator 6
mediator litigation 4, arbitrator judge 5, prosecutor lawyer 7, picker warehouse 7, picker packer 6, picker sorter 6
receiving warehouse 7, receiving freight 7, material warehouse 5, sorter packer 5, forklift warehouse 7
freight warehouse 6, equity investment 7, fund investment 7, trader investment 6, trader broker 6
investment finance 6, bank finance 5, bank credit 5, investment bank 4, valuation finance 3, wireless network 5
wireless telecommunications 7, switching telecommunications 7, network telecommunications 6, circuit electronic 7
robotics electronic 4, robotics engineer 3, instrumentation electronic 5, powertrain automotive 7
broadcasting television 8, broadcasting sound 4, camera video 7, camera film 6, video film 7, video television 5
lighting sound 5, costume fashion 5, clothing fashion 8, clothing textile 8, fashion textile 7, accessories fashion 6
shoe fashion 5, makeup beauty 7, voice singer 6, voice actor 4, singer musician 7, composer musician 8
orchestra musician 7, guitarist musician 8, pianist musician 8, drummer musician 8, dancer actor 4, circus actor 4
poet writer 8, screenplay writer 7, proofreader editor 7, linguist translator 7, linguist language 7
translator language 5, layout designer 4, multimedia designer 4, motion animator 7, 3d animator 7
animator illustrator 6, illustrator artist 6, visual graphic 5, graphic illustrator 5, architectural architect 9
architect urban 5, architect drafter 5, daycare nanny 7, daycare kindergarten 8, daycare child 7, camp child 3
tutor nanny 2, admissions school 4, microbiology biologist 8, biochemistry biologist 7, biochemistry chemical 6
genetics biologist 7, botany biologist 7, zoology biologist 7, ecology environmental 8, hydrology geologist 6
hydrology water 7, neurology physician 5, oncology physician 5, dermatology physician 5, ophthalmology physician 5
orthopedic physician 5, urology physician 5, pathology physician 4, endocrinology physician 5
cardiologist physician 5, pediatric physician 5, gynecologist physician 5, anesthesiologist physician 5
psychiatrist physician 5, psychiatrist psychologist 6, psychologist therapist 6, psychologist counselor 6
surgeon physician 6, emergency paramedic 6, hygienist dentist 7, orthodontist dentist 8, massage physiotherapist 6
chiropractor physiotherapist 6, rehabilitation therapist 6, behavior psychologist 7, addiction counselor 7
home caregiver 5, home cleaner 3, youth social 5, youth child 5, forensic police 5, investigator police 7
surveillance guard 6, wildlife animal 7, horse animal 6, poultry livestock 7, dairy livestock 6, fruit agriculture 6
greenhouse gardener 6, soil agronomist 6, tile mason 6, plasterer mason 6, painter construction 5
rofer construction 5, carpenter construction 4, scaffold construction 6, road civil 7, bridge civil 7
estimator cost 7, estimator construction 5, handyman maintenance 8, appliance repairer 6, boiler hvac 6
boiler plumber 4, lathe machine 7, milling machine 7, mold machine 5, casting metal 7, forge metal 7
boilermaker welder 8, sheet metal 6, sheet automotive 5, tire automotive 6, motorcycle automotive 6
bicycle mechanic 4, diesel mechanic 7, helicopter pilot 6, drone pilot 5, flight pilot 7, cabin flight 7
airport flight 6, port ship 6, deck ship 8, fleet transport 7, route driver 5, bus driver 7, taxi driver 8
ticket cashier 5, bartender waiter 6, bar bartender 7, bar restaurant 5, kitchen chef 9, dishwasher kitchen 7
baker chef 5, pizza chef 6, butcher food 4, concierge hotel 6, concierge receptionist 4, spa beauty 6, nail beauty 7
skin beauty 7, florist gardener 3, promoter sales 5, promoter mktg 4, claims insurance 8
billing cuenta 4, billing accountancy 6, receivable billing 5, payable billing 5, pricing finance 3, contract legal 5
patent legal 6, privacy compliance 6, fraud compliance 6, survey market 6, sustainability environmental 8
lead sales 3, presales sales 7, complaint customer 5, helpdesk suport 7, helpdesk infotech 5, devops cloud 6
devops infrastructure 6, devops system 4, embedded software 6, java software 6, javascript software 5
javascript frontend 6, javascript web 6, python software 5, dotnet software 6, php web 6, php software 4, sap system 4
sql database 8, visualization intelligence 6, visualization data 5, statistics statistician 9, typescript javascript 8
react javascript 6, react frontend 8, angular javascript 6, angular frontend 8, vue javascript 6, vue frontend 6
react angular 5, react vue 5, angular vue 5, node javascript 6, node backend 8, kotlin mobile 6, kotlin java 5
swift mobile 6, wordpress web 6, wordpress php 5, shopify ecommerce 7
paid advertising 6, paid mktg 4
socialmedia mktg 5, socialmedia digital 5, socialmedia content 5, socialmedia communitymanager 9, socialmedia youtuber 5
communitymanager community 4, communitymanager content 4, socialworker social 4, socialworker counselor 5, socialworker community 4
dataentry clerk 7, dataentry operator 6, dataentry administrator 2, machinelearning datascience 7, machinelearning data 4
machinelearning artificial 7, datascience data 6, datascience statistics 5, datascience statistician 6, datascience analyst 3
datacenter infotech 4, publicrelations communications 7, publicrelations media 4, publicrelations mktg 3
laborrelations human 6, callcenter telemarketer 7, callcenter customer 6, callcenter service 4, callcenter phone 6, telemarketer sales 4
insidesales sales 7, insidesales telemarketer 6, insidesales seller 6
fieldsales sales 7, fieldsales seller 6
realestate lease 5, realestate tenant 4, realestate transactioncoordinator 4, softwarearchitect software 6, softwarearchitect cloudarchitect 8
softwarearchitect system 4, cloudarchitect cloud 8, cloudarchitect infrastructure 4, medicalbilling billing 7, medicalbilling medicalcoding 7
medicalbilling medical 4, medicalbilling eligibility 5, medicalcoding medical 4, medicalscribe medical 4
eligibility insurance 4, eligibility medical 4, loanprocessor credit 7, travelagent tourism 8
wordprocessor dataentry 6, paidmedia advertising 7, paidmedia mktg 5, paidmedia digital 5, paidmedia seo 4, paidmedia media 4
seo mktg 4, seo digital 4, conversion mktg 4, emailmarketing mktg 6, emailmarketing digital 4, leadgeneration sales 5
leadgeneration appointmentsetter 7, leadgeneration businessdevelopment 6, leadgeneration mktg 3, leadgeneration telemarketer 4
appointmentsetter telemarketer 8, appointmentsetter sales 4, appointmentsetter appointment 8, customersuccess customer 7
customersuccess service 3, voiceover voice 9, voiceover actor 4
videoediting video 8, videoediting editor 6, videoediting film 5, videoediting motiongraphics 5, motiongraphics animator 7
motiongraphics graphic 5, motiongraphics designer 4, layoutdesign layout 8, layoutdesign graphic 6, layoutdesign designer 5
layoutdesign editorial 6, pagebuilding frontend 8, pagebuilding web 7, pagebuilding webdesign 6, webdesign web 7, webdesign designer 6
webdesign ux 6, webdesign graphic 4, gamedesign game 8, gamedesign designer 5, courier delivery 8, courier driver 4
generalcontractor construction 7, transactioncoordinator coordinator 4, defender lawyer 7
personaltrainer fitness 9, personaltrainer sport 6, personaltrainer coach 6, personaltrainer instructor 5, frontdesk receptionist 9
frontdesk hotel 4, businessdevelopment sales 6
productionline producer 6, productionline manufacturing 6, linecook chef 9, linecook kitchen 7
appstore mobile 5, appstore mktg 3, youtuber content 6, youtuber video 4, instructionaldesign education 5
instructionaldesign curriculum 7, instructionaldesign capacitation 6, instructionaldesign designer 4
servicedelivery service 6
attendant agent 7, attendant representative 6, agent broker 6
pagebuilding developer 3
`,ii=`
manager: management, managing, gerente, gerencia, gestor, gestion, gestao, gerenciamento, encargado, encarregado, jefe, jefatura, chefe, mgr, responsable, responsavel, administrar
director: directores, direccion, directivo, diretor, diretoria, direcao, head, vice president, vp, vicepresidente
chief: jefe maximo
supervisor: capataz, foreman, forewoman, foreperson, team leader, lider de equipo, lider de equipe, shift leader, overseer, superintendent, superintendente
leader: lider, lead, team lead
coordinator: coordinador, coordenador, coordinacion, coordenacao, organizer, organizador, co ordinator
administrator: administrador, administradora
specialist: especialista, especializado, specialised, specialized
expert: experto, perito, especialista tecnico
technician: tecnico, tech, technologist, tecnologo, technical
engineer: engineering, ingeniero, ingenieria, engenheiro, engenharia, eng, ing
analyst: analista, analysis, analisis, analytics, analise
assistant: asistente, assistente, auxiliar, ayudante, ajudante, aide, helper, aux, asst, assisting
associate: asociado, associado
consultant: consultor, consulting, consultoria
advisor: adviser, asesor, asesoria, assessor, assessoria, counsel, advisory, orientador
officer: oficial, funcionario
executive: ejecutivo, executivo
operator: operador, operario, operative, machinist, maquinista
worker: trabajador, trabalhador, laborer, labourer, obrero, peon, operaio, hand
agent: agente
representative: representante, rep
clerk: oficinista, administrativo, escriturario, amanuense, dependiente, escribiente
inspector: inspetor, inspection, inspeccion, inspecao, examiner, examinador
planner: planificador, planejador, planning, planificacion, planejamento, planeacion
controller: controlador, control, controlling
attendant: encargado de, atendente, asistente de
instructor: instrutor, trainer, entrenador, formador, capacitador, monitor, treinador
developer: desarrollador, desenvolvedor, development, desarrollo, desenvolvimento, programmer, programador, programming, programacion, coder, dev
designer: disenador, design, diseno, projetista, desenhador
researcher: investigador, research, investigacion, pesquisador, pesquisa
strategist: estratega, strategy, estrategia
professional: profesional, profissional, profesionista
maker: fabricante, manufacturer, fabricacion, fabricacao
installer: instalador, instalacion, fitter, montador, installation
repairer: reparador, reparacion, repair, repairman, reparacao
producer: productor, produtor, production, produccion, producao
editor: editing, edicion, edicao
buyer: comprador, purchasing, compras, procurement, purchaser, purchase, adquisiciones, aprovisionamiento, sourcing, suprimentos
seller: vendedor, salesperson, salesman, saleswoman, vendeur, sale assistant, sales assistant, shop assistant, dependiente de tienda, ejecutivo de ventas, sales clerk, sales associate
`,ai=`
senior: sr, sênior, pleno, ssr, semisenior, semi senior, mid, midlevel, staff, principal, experienced, master
junior: jr, júnior, entry level, novel, novato, aprendiz, apprentice, apprenticeship
intern: internship, trainee, pasante, pasantia, practicante, practicas, becario, estagiario, estagio, en formacion, graduate
general: generalista, generalist, geral
certified: certificado, licensed, registered, chartered, titulado, colegiado, licenciado, diplomado, graduado, qualified
remote: remoto, home based, work from home, bilingual, bilingue, freelance, independiente, part time, full time, temporary, temporal
deputy: adjunto, subdirector, vice, sub, interim, interino, acting, segundo
global: company, companies, empresa, empresas, startup, startups, usa, eua, eeuu, ee uu, united states, estados unidos, latam, us based, small business, small businesses, pequenas empresas, pymes, international, internacional, regional, national, nacional, local, corporate, corporativo, area, zone, zona, group, grupo, territory, district
level: nivel, i, ii, iii, iv, v, 1, 2, 3
`,oi=`
sales: venta, ventas, vendas, comercial, commercial, selling
mktg: marketing, mercadeo, mercadotecnia, mercadologia
advertising: publicidad, publicidade, publicitario, advertisement, ads
ceo: chief executive officer, chief executive, director ejecutivo, presidente ejecutivo, director general, diretor executivo
finance chief: cfo, chief financial officer, director financiero, director de finanzas
technology chief: cto, chief technology officer, director de tecnologia
operations chief: coo, chief operating officer, director de operaciones
mktg chief: cmo, chief mktg officer, director de marketing
infotech chief: cio, chief information officer
dining: sala, comedor
market: mercado, mercados, marketplace
customer: cliente, client, clientes, consumidor, consumer, shopper, guest, huesped
customer service: atencion al cliente, servicio al cliente, atendimento ao cliente, customer care, customer support, soporte al cliente, client service, atencion al publico, suporte ao cliente
customer success: exito del cliente, sucesso do cliente
service: servicio, servico, servicios
support: soporte, suporte, apoyo, apoio
cuenta: account, conta, accounts
accountancy: accounting, contabilidad, contabilidade, contable, contabil, contaduria
accountant: contador, contadora, contable titulado
bookkeeper: tenedor de libros, bookkeeping, guarda livros, teneduria de libros
finance: finanzas, financas, financial, financiero, financeiro
audit: auditor, auditoria, auditing, auditora
tax: impuesto, impuestos, fiscal, tributario, taxes, imposto, taxation
payroll: nomina, nominas, folha de pagamento, planillas
treasury: tesoreria, tesorero, treasurer, tesouraria
bank: banco, banca, banking, bancario, banker, banquero
credit: credito, loan, loans, prestamo, prestamos, lending, mortgage, hipoteca, hipotecario
collections: cobranza, cobranzas, cobranca, collector, cobrador, debt, recaudador
insurance: seguro, seguros, assurance, aseguradora
underwriter: suscriptor, underwriting
actuary: actuario, actuarial
broker: corredor, corretor, intermediario
investment: inversion, inversiones, investimento, securities, valores, portfolio, gestion de cartera, gestor de cartera, analista de cartera, inversor, investor
risk: riesgo, riesgos, risco
budget: presupuesto, presupuestos, orcamento
cost: coste, costo, costes, costos, custo
economist: economista, economics, economia, economic
statistician: estadistico, statistics, statistical, estadistica, estatistico
human resources: recursos humanos, rrhh, hr, human capital, capital humano, people, personnel, talento humano
recruiter: recruitment, recruiting, reclutador, reclutamiento, recrutador, recrutamento, talent acquisition, seleccion, headhunter, staffing, talent, adquisicion de talento
capacitation: training, capacitacion, formacion, treinamento, entrenamiento, learning, aprendizaje
compensation: compensaciones, remuneracion, benefits, beneficios
labor: laboral, labour, employment, empleo, trabajo
secretary: secretario, secretaria, secretarial
receptionist: recepcionista, reception, recepcion, front desk
office: oficina, escritorio
administration: administracion, administrative, administracao
pa assistant: executive assistant, asistente ejecutivo, asistente de direccion, asistente de gerencia, secretaria ejecutiva, secretaria de direccion, secretaria de gerencia, executive secretary, assistente executivo, assistente de diretoria, executive support
personal assistant: asistente personal, assistente pessoal
data: dato, datos, dados, dado
data entry: captura de datos, ingreso de datos, digitador, entrada de datos, data capture, grabador de datos, keyboard clerk, typist, mecanografo
business: negocio, negocios, empresarial, empresa, enterprise, negocios
intelligence: inteligencia
information: informacion, informacao, info
technology: tecnologia, tecnologias
infotech: it, ti, information technology, tecnologia de la informacion, tic, ict, informatico, informatica, sistemas informaticos, computer systems
computer: computador, computadora, ordenador, ordenadores, computacion, computing, computers, pc
software: aplicacion, application, applications, app, aplicaciones, aplicativos, programa informatico
web: website, sitio web, webmaster, internet
frontend: front end, front-end
backend: back end, back-end
fullstack: full stack, full-stack
mobile: movil, moviles, android, ios
system: sistema, systems, sistemas
network: red, redes, rede, networking, networks
security: seguridad, seguranca
cybersecurity: security engineer, security architect, security analyst, application security, penetration tester, pentester, ciberseguridad, seguridad informatica, information security, seguridad de la informacion, cyber security, cyber, seguranca da informacao
database: base de datos, banco de dados, bases de datos, dba
cloud: nube, nuvem
infrastructure: infraestructura, infraestrutura
tester: testing, qa, probador, pruebas, test, testes, tests
quality: calidad, qualidade, quality assurance, aseguramiento de calidad, quality control, control de calidad
product: producto, produto, productos
project: proyecto, proyectos, projeto, projetos, projects
program: programa, programme, programs
process: proceso, procesos, processo, processes, processing
architect: arquitecto, arquiteto, architecture, arquitectura, architectural
hardware: equipo informatico
telecommunications: telecomunicaciones, telecom, telecommunication, telecomunicacoes, comunicaciones electronicas
artificial intelligence: inteligencia artificial, ai, ia
graphic: grafico, grafica, graphics, graphical
illustrator: ilustrador, ilustracion
animator: animador, animacion, animation
video: audiovisual, videos
photographer: fotografo, fotografia, photography, photo, photographic
film: cine, cinema, movie, cinematografico, pelicula
editorial: redaccion editorial
writer: redactor, redator, escritor, writing, copywriter, redaccion, guionista, author, autor, scriptwriter, blogger
journalist: periodista, reportero, reporter, jornalista, journalism, periodismo, correspondent, corresponsal, columnist
translator: traductor, traduccion, tradutor, translation, interpreter, interprete, interpretacion
publisher: editor de libros, publishing
communications: comunicacion, comunicaciones, comunicacao, communication
media: medios, midia, medio
content: contenido, contenidos, conteudo
brand: marca, branding
event: evento, eventos, events, conference, congresos
actor: actress, actriz, acting, interprete teatral, performer, ator, atriz
musician: musico, music, musica, musical
singer: cantante, cantor, vocalist
dancer: bailarin, bailarina, dance, danza, danca, choreographer, coreografo
artist: artista, art, arte, artistic, artistico
painter: pintor, painting, pintura
sound: sonido, audio, som, recording, grabacion, acoustic
fashion: moda
interior: interiores, decorator, decorador
teacher: profesor, professor, maestro, docente, teaching, ensenanza, educator, educador, schoolteacher
lecturer: catedratico, conferencista, profesor universitario, professor universitario, university professor
tutor: tutora, private teacher, profesor particular
education: educacion, educacao, educational, educativo, pedagogico, academic, academico
school: escuela, escolar, colegio, escola
university: universidad, universitario, college, universidade
primary: primaria, elementary, primario
secondary: secundaria, high school, secundario, bachillerato, middle school
kindergarten: preschool, preescolar, educacion infantil, early childhood, infantil, nursery, jardin de infantes, early years, parvulario
special education: educacion especial, special needs, necesidades especiales
language: lengua, idioma, idiomas, lenguaje, linguistic, linguistico
english: ingles
librarian: bibliotecario, library, biblioteca, archivist, archivero
principal: rector, headteacher, headmaster
student: estudiante, alumno, students
nurse: enfermera, enfermero, nursing, enfermeria, enfermagem, enfermeiro, rn
physician: medico, medica, doctor, doctora, facultativo, medicine, medicina
surgeon: cirujano, surgery, cirugia, cirurgiao, surgical, quirurgico
dentist: dentista, odontologo, dental, odontologia, odontologico
pharmacist: farmaceutico, pharmacy, farmacia, boticario, pharmaceutical, chemist shop
psychologist: psicologo, psychology, psicologia, psychological
psychiatrist: psiquiatra, psychiatric, psiquiatria, psiquiatrico
therapist: terapeuta, therapy, terapia
physiotherapist: physiotherapy, physical therapist, fisioterapeuta, fisioterapia, physical therapy
occupational therapist: terapeuta ocupacional, occupational therapy
speech therapist: logopeda, fonoaudiologo, speech pathologist, speech language pathologist, fonoaudiologia
nutritionist: nutricionista, dietitian, dietician, dietista, nutrition, nutricion
midwife: matrona, partera, obstetriz, comadrona, midwifery
caregiver: cuidador, cuidadora, carer, care worker, home health, caretaker of people
care: cuidado, cuidados, atencion, assistance
health: salud, saude, healthcare, sanitario, health care, sanidad
clinical: clinico, clinic, clinica
hospital: hospitalario
patient: paciente, patients
medical: sanitarios, medico de
laboratory: laboratorio, lab
radiologist: radiologo, radiologa
radiography: radiology, radiologia, radiographer, radiologic, rayos x, x ray, radiografia, imaging
optometrist: optometria, optico, optician, optica
paramedic: paramedico, emergency medical, ambulance, ambulancia, emt, emergencias
veterinary: veterinario, veterinarian, vet, veterinaria
animal: animales, animals, pet, pets, mascotas, mascota
dog: perro, perros, canine, canino
lawyer: general counsel, legal counsel, attorney, abogado, abogada, advogado, solicitor, barrister, litigator, jurista, letrado
legal: juridico, law, derecho, leyes, direito, ley
paralegal: asistente legal, legal assistant, pasante juridico
judge: juez, magistrado, juiz
notary: notario, escribano
police: policia, policial, policeman, law enforcement, detective, sheriff
guard: guardia, vigilante, watchman, custodio, vigilancia, guarda, security guard, guardia de seguridad
firefighter: bombero, fire, bombeiro, fireman, incendios
military: militar, soldier, soldado, army, ejercito, navy, armed forces
prison: correctional, penitenciario, carcel, jail
compliance: cumplimiento, conformidade, normativo, regulatory, regulatorio
social: sociales
counselor: counsellor, consejero, counseling, orientacion, conselheiro, counselling
psychosocial: community, comunitario, comunidad
child: nino, ninos, children, menores, childcare, infancia, crianca
nanny: babysitter, ninera, au pair, baby sitter, canguro, baba
elderly: ancianos, adultos mayores, aged, geriatric, gerocultor, senior care, tercera edad, idosos
chef: cocinero, cook, cocina, kitchen, cozinheiro, culinary, cooking
waiter: waitress, mesero, camarero, garcom, server, mozo
bartender: barman, barista, cantinero, barmaid
baker: panadero, bakery, panaderia, padeiro, pastry, pastelero, confectioner, repostero, pasteleria
butcher: carnicero, meat, carne, acougueiro, slaughterer
food: alimento, alimentos, comida, alimentacion, catering, alimentario
restaurant: restaurante, cafe, cafeteria, gastronomia
hotel: hospitality, hosteleria, hoteleria, hotelero, lodging
tourism: turismo, tourist, turistico, travel, viajes, viaje, tour
guide: guia
cleaner: limpiador, cleaning, limpieza, limpeza, janitor, conserje, housekeeping, housekeeper, mucama, camarera de pisos, personal de limpieza, custodian, maid, ama de llaves, faxineiro
laundry: lavanderia, lavandero, dry cleaning, tintoreria
driver: conductor, chofer, chauffeur, motorista, driving, camionero, trucker
truck: camion, camiones, lorry, heavy vehicle, trailer
bus: autobus, omnibus, coach driver, onibus
taxi: cab, uber
delivery: reparto, repartidor, entrega, courier, mensajero, mensajeria, entregador
pilot: piloto, aviator
flight: vuelo, aircraft, avion, aviation, aviacion, aeronave, aeronautico, airline, aerolinea, aviao, airplane
aerospace: aeroespacial, aeronautical
cabin crew: flight attendant, azafata, auxiliar de vuelo, tripulante de cabina, air hostess, stewardess, comissario de bordo
ship: barco, buque, vessel, maritime, maritimo, marine, naval, boat, nautical, marino, sailor, marinero
railway: train, tren, ferrocarril, ferroviario, rail, railroad
traffic: trafico, transito
transport: transporte, transportation, transportista
logistics: logistica, logistic, logistico
supply chain: cadena de suministro, cadena de suministros, cadeia de suprimentos, supply
warehouse: almacen, bodega, deposito, armazem, almacenista, bodeguero, storekeeper, warehousing, almoxarife
inventory: inventario, stock, existencias, estoque
freight: shipping, envio, envios, expedicion, dispatch, dispatcher, despacho, despachador, carga, forwarding
import: importacion, importador, import export
export: exportacion, exportador
customs: aduana, aduanas, aduanero, aduanal
packer: empacador, packing, packaging, embalador, empaque, envasador, empaquetador
forklift: montacargas, carretilla elevadora, carretillero, empilhadeira
store: tienda, shop, loja, boutique, comercio
retail: minorista, varejo, al por menor
wholesale: mayorista, atacado, al por mayor
cashier: cajero, caixa, teller, caja, checkout
merchandiser: merchandising, mercaderista, visual merchandiser
facilities: instalaciones, facility, building services
construction: construccion, construcao, building, obra, obras, edificacion, builder
civil: estructural, structural
carpenter: carpintero, carpentry, carpinteria, carpinteiro, joiner, cabinet, ebanista, woodworker, wood, madera
electrician: electricista, eletricista, electricidad
electrical: electrico, eletrico, electric
electronic: electronico, electronics, electronica, eletronico
plumber: fontanero, plomero, gasfiter, encanador, plumbing, pipefitter, pipe, tuberia
mason: albanil, bricklayer, pedreiro, masonry, concrete, concreto, hormigon, stone
welder: soldador, welding, soldadura
roofer: techador, roofing, techos
mechanic: mecanico, mechanical, mecanica
automotive: automotriz, automovil, auto, car, vehicle, vehiculo, vehiculos, coche, automotor, motor
maintenance: mantenimiento, manutencao
hvac: climatizacion, refrigeracion, air conditioning, aire acondicionado, heating, calefaccion, refrigeration
machine: maquina, maquinaria, machinery, maquinas, cnc
manufacturing: manufactura, industrial, industria, factory, fabrica, plant, planta
assembler: ensamblador, assembly, montaje, ensamble
metal: metales, metalurgico, metallurgical, steel, acero, sheet metal
textile: textil, sewing, costura, costurera, seamstress, tailor, sastre, modista, garment, confeccion
shoe: calzado, zapato, zapatero, footwear
printing: impresion, imprenta, printer, impresor
chemical: quimico, chemistry, quimica, chemist
chemist scientist: quimico investigador
physicist: fisico, physics, fisica
biologist: biologo, biology, biologia, biological, biologico
biomedical: biotecnologia, biotechnology, biomedico
mathematician: matematico, mathematics, math, matematicas, maths
scientist: cientifico, science, ciencia, cientista, ciencias
geologist: geologo, geological, geologia, geology, geofisico, geologico
environmental: ambiental, medio ambiente, environment, medioambiental, sustainability, sostenibilidad, ecology, ecologo
energy: energia, energetico, power, renewable, solar, renovables, wind, eolica
oil: petroleo, gas, petroleum, petrolero, drilling, perforacion
mining: mineria, minero, mine, mina, miner
water: agua, hydraulic, hidraulico, aguas
agriculture: agricola, agricultor, agricultura, farmer, farm, farming, agropecuario, agrario, granjero, granja, agricultural
agronomist: agronomo, agronomia, agronomy, crop, cultivos
gardener: jardinero, gardening, landscaping, landscape, jardineria, paisajista, horticultural, jardines, groundskeeper, horticulturist, horticultura
forest: forestal, forestry, bosque
fishing: pesca, pescador, fisherman, acuicultura, aquaculture, fish
livestock: ganado, ganadero, cattle, ganaderia, breeder, criador
beauty: belleza, esteticista, beautician, cosmetologist, cosmetologia, estetica, aesthetician, beleza
hairdresser: peluquero, estilista, barber, barbero, hair, hairstylist, cabeleireiro, peluqueria, stylist
groomer: peluqueria canina, grooming
fitness: gimnasio, gym, personal trainer, entrenador personal
sport: deporte, deportivo, sports, deportista, athlete, atleta, esportivo, athletic
coach: entrenador deportivo, coaching
religious: religioso, priest, sacerdote, pastor, minister of religion, clergy, padre, cura
funeral: funerario, mortician, embalmer, funeraria, undertaker
model: modelo
surveyor: topografo, agrimensor, surveying, topografia
drafter: delineante, draftsman, draughtsperson, dibujante, drafting, dibujo, cad
urban: urbano, urbanista, town, city, ciudad, urbanismo
policy: politica, politicas, political, politico, politologo
government: gobierno, governmental, public sector, public administration, administracion publica, civil servant
ecommerce: e commerce, comercio electronico, online store
purchase order: pedidos
operations: operaciones, operacoes, operation, operacion, operational
change: cambio, cambios
scrum master: agile coach, scrum
safety: prevencion, riesgos laborales, prl, occupational health and safety, hse, ehs, seguridad industrial, salud ocupacional, seguridad y salud
waste: residuos, basura, recycling, reciclaje, garbage, refuse, lixo
sanitation worker: barrendero, recolector de basura, garbage collector
volunteer: voluntario, charity, ngo, ong, nonprofit
fundraiser: recaudacion de fondos, fundraising, captacion de fondos
museum: museo, curator, curador, conservador, galeria, gallery, exhibition
theater: teatro, theatre, escenico, stage, escenario
television: tv, television, broadcast, radio, broadcaster, presenter, presentador, locutor, announcer
game: juego, juegos, gaming, videogame, videojuegos, videojuego, games, jogos
toy: juguete
jewelry: joyero, joyeria, jeweller, jeweler
furniture: mueble, muebles, upholsterer, tapicero
glass: vidrio, glazier, cristalero, vidriero
ceramic: ceramica, potter, alfarero
plastic: plastico, plasticos, rubber, caucho
paper: papel
leather: cuero
optical: lentes
phone: telephone, telefono, telefonico, telefonista, switchboard
mail: postal, correo, correos, post, cartero, carrier
parking: estacionamiento, aparcamiento, valet
elevator: ascensor, ascensores, lift
crane: grua, gruas, gruista
excavator: excavadora, excavator, heavy equipment, maquinaria pesada
research: i d, r d, i mas d
growth: crecimiento, growth
digital: digitales
ux: user experience, experiencia de usuario, ui, ux ui, user interface
sustainable: corporate social responsibility
night: nocturno, nocturna
adult: adulto, adultos
disability: discapacidad, disabled, deficiencia, special
mental: salud mental
cardiologist: cardiologo, cardiology, cardiologia, cardiaco
pediatric: pediatra, pediatrician, pediatria, pediatrico
anesthesiologist: anestesista, anestesiologo, anesthetist, anesthesia, anestesia, anaesthetist
gynecologist: ginecologo, obstetrician, obstetra, ginecologia
`,si=.42,ci=.1,li=.15,ui=.2,di=4,fi=new Map,pi=new Map,mi=new Map,hi=new Map,R=new Map,gi=new Map,_i=new Map;function vi(e){return e.endsWith(`o`)?[e,`${e}s`,`${e.slice(0,-1)}a`,`${e.slice(0,-1)}as`]:e.endsWith(`or`)?[e,`${e}s`,`${e}es`,`${e}a`,`${e}as`]:[e,`${e}s`,`${e}es`]}function yi(e,t,n=!1){let r=N(e).filter(e=>!F(e)),i=r[0];if(i!==void 0){if(r.length>1){let e=r.map(P).join(` `),n=P(i);pi.has(e)||pi.set(e,t),hi.set(n,Math.min(di,Math.max(hi.get(n)??0,r.length)))}else{for(let e of vi(i))fi.has(e)||fi.set(e,t);!n&&!mi.has(P(i))&&mi.set(P(i),t)}}}function bi(e,t){for(let n of e.trim().split(`
`)){let e=n.indexOf(`:`);t(n.slice(0,e).trim(),n.slice(e+1).split(`,`).map(e=>e.trim()))}}function xi(){let e=[[ii,si],[ai,ci],[oi,1],[ni,1],[ei,1]];for(let[t,n]of e)bi(t,e=>{let t=$r(e);for(let e of t)R.has(e)||R.set(e,n);if(t.length!==1)return;yi(e,t);let[r=``]=t;gi.has(r)||gi.set(r,M(e))});for(let t of[ei,ti,...e.map(([e])=>e)])bi(t,(e,n)=>{let r=$r(e).flatMap(e=>mi.get(e)??[e]);for(let e of n)yi(e,r,t===ai)});for(let e of N(cr)){let t=fi.get(e)?.[0]??P(e);R.has(t)||R.set(t,li)}for(let e of ri.trim().split(/,\s*|\n/))Si(e)}function Si(e){let t=e.split(` `),n=Number(t.pop())/10,[r=``,i=``]=t.flatMap(e=>$r(e));if(t.length!==2||!R.has(r)||!R.has(i)||!(n>0&&n<1))throw Error(`Not a relation of two known concepts: "${e}"`);_i.set(r,(_i.get(r)??new Map).set(i,n)),_i.set(i,(_i.get(i)??new Map).set(r,n))}xi();function Ci({words:e,stems:t}){let n=[];for(let r=0;r<e.length;){let i=wi(t,r);if(i>1)n.push(...pi.get(t.slice(r,r+i).join(` `))??[]);else{let i=fi.get(e[r]??``)??mi.get(t[r]??``);i===void 0?n.push(t[r]??``):n.push(...i)}r+=i}return n}function wi(e,t){let n=hi.get(e[t]??``)??1;for(let r=Math.min(n,e.length-t);r>1;r--)if(pi.has(e.slice(t,t+r).join(` `)))return r;return 1}function z(e){return Ci(I(e))}function Ti(e){return fi.has(e)||mi.has(P(e))}var Ei=()=>new Set(fi.keys());function B(e){return R.get(e)??(/^\d/.test(e)?ui:1)}function Di(e){return R.get(e)===ci}function Oi(e){return _i.get(e)}var ki=`
adduction adoptability adoptable altercations alternations angula anidacion anular apicultura arbitrage
arbitrate assemble atacao attesting backboard backbones backed barita bartering bender bogging boosing
brandling brandying buscar calculous cantables cantering canvass capacitar casales cautioning cecografia
champaign choreograph chromatograph cluttering compas composting comunicamos concierne concierte congos
conserjeria constable constables constriccion constriction contales contendores contraltos contrasting
contrasts contritos conveccion copras corana cordata corografia cosets costra countable cratering cronografa
cryptograph culminarias datado dawing debagging deigning delega deliver denegacion denegation deporteis
deprecation deputacao deseno diligente dilling dirigencia discover diving eduction electro elementar empata
encantamento encestas enfermaria enragement enviso escape estenografia etilismo exhortacion exhortaciones
expres facias faming faring fiance fianzas fireballs firestone fiscos flings fonografia foretasting forran
fracturas framing fright fronted gating gemologia gnomica handcrafts histerias historial hosing impostors
indiccion inertias informativa informativo inmersion inmersiones inscape insolencia invento irritacao
irritation lamias leaden leales limitaciones linera liners linked linker liters litigious magneto medial
megapixel merados mesoterapia microscopy mintiest minuet minuets mocito moderado moderator ontologia opener
ornamento ornamentos orografia pacing paining palomeria panillas panning panting patens patronage peroracion
pestle phonography physis plantillas plates platillas pluming podiatria podiatric postres precesion prestados
procedere procederes promoting propagada prosecting prospectus quarks ranche reaccion recaption refaccion
reparo reposting reprogramming rescaldos resiliente resorting retorting ripping russia safico sagger salability
sander scaping scarping secesiones shades shading souring streamlet stying subletting submersion succussion
supervisa tablea tardos tendes threes titter tocografia tolerante tomografia tonado tracing trasmision
tribulacion trismo tronado truffe truismo tutorials unselling vacuation vanish vaporacion venter wildly
worktable
academia action acuario ambulante automatizado autonomous avicultor baking barrenera barrenero barter bather batter
beaches bombeo booster caminos camioneta carter casters catador clarificador clarificadora coaching coaster cobble
compass conservator contactor contralto cortadora cortadores cosedores crater creator curado curator dealing decorados
defective detection diploma directories elevadora elevadores embajador embajadora empaquetado employers enologist
envasado estenografa estenografo factor factors firewoman floats forjador forjadora frames galley garage gilder glazer
glider grater greater hander handle handles healing historiales impreso impresos infection interes inventor lather
lightning loading mailer manger manipulator materia materias medication meeting modeler moderador moldeado
molder nailer ocultista orientator panner pastas paster perfusionista pescado pescados pierce piercer plantas planter
plater pointer porter posters potter principles prisiones produce projection proration proyeccion puertas reactor
reactores recocedor recocedora reductor reductora refuge regulator residence residencial responsible roasted roaster
rooster sacker sailing scorekeeper sealing seating separator settees solador soladora solder staker steamer
stitching stoker tendor tipografa tipografo toaster torera torero trance tucker tuning vender
wedding welding wielding
`,Ai=6,ji=5,Mi=9,Ni=8,Pi=new Set(ki.trim().split(/\s+/)),Fi=new Set,Ii=new Set;function Li(e,t){Fi.add(P(e)),t&&Ii.add(e)}function Ri(e){let t=e.slice(0,Ni),n=new Set([t]);for(let e=0;e<t.length;e++)n.add(t.slice(0,e)+t.slice(e+1));return n}function zi(e){let t=new Map;for(let n of e)if(!(n.length<ji||/\d/.test(n)))for(let e of Ri(n)){let r=t.get(e);r===void 0?t.set(e,[n]):r.push(n)}return t}function Bi(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n++;if(n===0)return!1;let r=e.slice(n),i=t.slice(n);return r===i.slice(1)||r.slice(1)===i&&r[0]===e[n-1]||r.slice(2)===i.slice(2)&&r[0]===i[1]&&r[1]===i[0]?!0:e.length<Mi||r.length<2?!1:r.slice(1)===i||r.slice(1)===i.slice(1)}function Vi(e){return!Fi.has(P(e))&&!Ti(e)&&!Pi.has(e)&&!F(e)}var Hi=3;function Ui(e){let t=new Map,n=0;return j(r=>{if(r.length<Ai||/\d/.test(r)||!Vi(r))return[];n!==e.size&&(t=zi(e),n=e.size);let i=new Map;for(let e of Ri(r))for(let n of t.get(e)??[])Bi(r,n)&&i.set(P(n),n);return i.size>Hi?[]:[...i.values()]})}var Wi=Ui(Ii),Gi=`
software app apps application applications api apis sdk web webs website websites backend backends frontend frontends fullstack codebase code coding
code-base script scripts scripting pipeline pipelines query queries database databases dashboard dashboards spreadsheet spreadsheets crm erp etl
ticket tickets sprint sprints backlog backlogs bug bugs repo repos repository deploy deploys deployment deployments microservice microservices server
servers cloud cluster clusters prototype prototypes wireframe wireframes mockup mockups podcast podcasts payroll invoice invoices payout payouts
subscription subscriptions inbox inboxes chat chats workflow workflows automation automations integration integrations webinar webinars wiki wikis
runbook runbooks docs leads emails email campaigns video videos 3d renders rendering game games data dataset datasets models statistics statistical
slides firmware embedded linux mobile ios android iphone saas kpi kpis sql excel wordpress shopify google microsoft adobe aws azure amazon linkedin
boards events schemas messaging library compiler parser mvp sequences prospecting posts tests testing tested builds ci issues reports simulations
letters vector vectors logo logos configuration infrastructure provisioning logs timesheets expenses voip templates crypto ai ml nlp

aplicacion aplicaciones aplicativo aplicativos programas codigo codificacion consultas tablero tableros hoja hojas planilla planillas nomina facturas
facturacion automatizacion automatizaciones integracion integraciones despliegue despliegues microservicios servidor servidores nube prototipo
prototipos interfaces maquetas correos publicaciones seguimiento videojuegos juegos datos modelos tareas cartas textos vectores pruebas reportes informes manuales
documentacion documento documentos documentar cronogramas tutoriales presentaciones animaciones renderizado

aplicativo codigo consulta painel paineis planilhas folha faturas automacao automacoes integracao integracoes implantacao microsservicos microservicos
nuvem prototipos telas postagens jogos dados tarefas testes relatorios documentacao documentos esteiras tutoriais apresentacoes quadros chamados
suporte publicacoes mensageria filas simulacoes vagas admissoes cadastro banco animacao modelagem`,Ki=`
developer developers engineer engineers programmer programmers programming consultant consultants desarrollador desarrolladora desarrolladores
programador programadora programadores programacion programacao desenvolvedor desenvolvedora desenvolvedores`,qi=`
specialist expert analyst administrator admin trainer tester architect designer especialista experto experta analista administrador administradora
instructor instructora instrutor instrutora ingeniero ingeniera engenheiro engenheira consultor consultora arquitecto arquitecta arquiteto arquiteta tutor teacher scientist`,Ji=/[\p{L}\p{N}]/u,Yi=/^\p{Lu}/u,Xi=new Set([`-`,`’`,`'`,`_`,`@`]),Zi=e=>e.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu,e=>e.toUpperCase());function Qi(e,t,n){let r=e[t-1]??` `,i=e[n]??` `,a=Ji.test(r)||Xi.has(r)||r===`.`,o=Ji.test(i)||Xi.has(i)||(i===`.`||i===`+`)&&Ji.test(e[n+1]??` `);return!a&&!o}var $i=new Set(Array.from(` 	"'“‘«¿¡(-*`)),ea=new Set(Array.from(`.!?
\r•·`));function ta(e,t){let n=t-1;for(;n>=0&&$i.has(e[n]??``);)--n;return n<0||ea.has(e[n]??``)}var na=30,ra=/\p{Ll}{2}/u,ia=(e,t,n)=>!ra.test(e.slice(Math.max(0,t-na),t))&&!ra.test(e.slice(n,n+na)),aa=`(?:and|or|y|e|o|ou|u)`,oa=`(?:(?:in|with|en|con|em|com|no|na)\\s)?`,sa=`[,;/|&(]\\s{0,2}(?:${aa}\\s{1,2})?`,ca=RegExp(`^\\s{0,2}(?:${sa}|(?<=\\s)${aa}\\s)\\s?${oa}`,`i`),la=RegExp(`(?:${sa}|\\s${aa}\\s{1,2})${oa}$`,`i`),ua=RegExp(`[,;/|&()\\n]|\\.(?:\\s|$)|\\s${aa}\\s`,`i`),da=/[^,;/|&()\n:.]{0,80}$/,fa=/\s(?:and|or|y|e|o|ou|u)\s(?:(?:in|with|en|con|em|com|no|na)\s)?/i,pa=new Set([`capital`,`letters`]),ma=new Set([`company`,`person`]),ha=40,ga=12,_a=4;function va(e,t,n){return e===null?`nothing`:e.needs===`none`?`program`:t?pa.has(e.needs)?`program`:null:n?null:`nothing`}function ya(e,t,n){let r=t,i=`nothing`;for(let t=0;t<_a;t++){let t=ca.exec(e.slice(r,r+ga));if(t===null)return i;r+=t[0].length;let a=e.slice(r,r+ha),o=a.slice(0,ua.exec(a)?.index??ha),s=N(o),c=n(s,`start`),l=Yi.test(o.trimStart()),u=va(c,l,c?.length===s.length);if(u!==null)return u===`program`?u:i;l&&c!==null&&ma.has(c.needs)&&(i=`name`),r+=o.trimEnd().length}return i}function ba(e,t,n){let r=t,i=`nothing`;for(let t=0;t<_a;t++){let t=la.exec(e.slice(Math.max(0,r-ga),r));if(t===null)return{proves:i,edge:r};let a=r-t[0].length,o=(da.exec(e.slice(Math.max(0,a-ha),a))?.[0]??``).split(fa).at(-1)??``,s=N(o),c=n(s,`end`),l=o.trimEnd().split(/\s+/).slice(-(c?.length??1)).join(` `),u=Yi.test(l),d=va(c,u,c?.length===s.length);if(d!==null)return{proves:d===`program`?d:i,edge:r};u&&c!==null&&ma.has(c.needs)&&(i=`name`),r=a-(o.length-o.trimEnd().length)-l.length}return{proves:i,edge:r}}var xa=e=>new Set(e.trim().split(/\s+/)),Sa=xa(Gi),Ca=xa(Ki),wa=xa(qi),Ta=120,Ea=/[.!?](?=\s)|[\n\r•]/,Da=/^[^]*(?:[.!?]\s|[\n\r•])/,Oa=/[\p{L}\p{N}+#]{1,40}/gu,ka=e=>vr(e).replace(`++`,`plusplus`).replace(`#`,`sharp`).replaceAll(`+`,``);function Aa(e,t,n,r){let i=e.slice(Math.max(0,t-Ta),t).replace(Da,``),a=e.slice(n,n+Ta),o=a.slice(0,Ea.exec(a)?.index??Ta),s=!1;for(let{0:e,index:t}of`${i} ${o}`.matchAll(Oa)){let n=ka(e),i=r([n],`start`)?.needs;if(i===`none`||i===`capital`&&t>1&&Yi.test(e))return`program`;s||=Sa.has(n)}return s?`digital`:`other`}var ja=`(?<![\\p{L}\\p{N}])`,Ma=`(?:(?:Microsoft|MS|Adobe|Google|Apache|Amazon|AWS|Apple|SAP|Oracle|Atlassian)\\s)?`,Na=e=>RegExp(`${ja}(?:${e})\\s${Ma}$`,`iu`),Pa=Na(`(?:experienced?|expertise|expert|proficien(?:cy|t)|knowledge|knowledgeable|familiar(?:ity)?|skill(?:ed|s)|fluen(?:cy|t)|certified|competent|comfortable)\\s(?:of|in|with|on|using)(?:\\sthe)?|years\\sof|(?:experiencia|manejo|dominio|conocimientos?|uso|nivel|certificad[oa]|años)\\s(?:de|del|en|con)|(?:experi[eê]ncia|dom[ií]nio|conhecimentos?|uso|n[ií]vel|anos)\\s(?:de|em|com|do|no|na)`),Fa=Na(`(?:written|wrote|writes?|writing|coded?|codes|coding|programm?(?:ed|ing|s)?|develop(?:ed|ing|ment|s)?|built|made|tested|implemented|automated)\\s(?:[\\p{L}-]{2,20}\\s){0,2}(?:in|with|using)|(?:programo|programar|programaci[oó]n|desarroll(?:o|ar|ado|ados)|escrit[oa]s?)\\s(?:en|con)|(?:programo|programar|programa[cç][aã]o|desenvolv(?:o|er|imento)|escrit[oa]s?)\\s(?:em|com|no)`),Ia=Na(`(?:in|on|inside|over|via|using|uses?|used|through|into|en|usando|uso|mediante|v[ií]a|em|no|na|pelo|pela)(?:\\s(?:the|el|o))?`),La=Na(`(?:with|to|from|between|con|por|de|desde|com|do|da|ao)`),Ra=Na(`advanced|basic|intermediate|strong|good|excellent|solid`),za=/^\s(?:skills?|knowledge|experience|expertise|proficiency|certificat\p{L}{1,6}|certified|(?:avanzad|intermedi|b[aá]sic|avan[cç]ad|intermedi[aá]ri)[oa])(?!\p{L})/iu,Ba=(e,t)=>e.slice(Math.max(0,t-70),t),Va=/^\s([\p{L}\p{N}]{1,30})/u,Ha=new Set(`of up to de del do da dos das`.split(` `)),Ua=xa(`daily weekly monthly every each since diario diariamente semanal semanalmente intermediate advanced`),Wa=/^(?:avanzad|intermedi|basic|avancad|intermediari)[oa]$/;function Ga(e,t){let n=Va.exec(e.slice(t,t+ha))?.[1];if(n===void 0)return!0;let r=vr(n);return Ha.has(r)?!1:F(r)||/^\d/.test(r)||Ua.has(r)||Wa.test(r)?!0:Sa.has(r)||Ca.has(r)}var Ka=/^\s(\p{L}{3,20})(?!\p{L})/u,qa=/(\p{L}{3,20})(?:\s(?:en|em|de|in|-|–))?[\s(|-]{1,3}$/u,Ja=(e,t)=>vr(Ka.exec(e.slice(t,t+na))?.[1]??``),Ya=(e,t)=>vr(qa.exec(e.slice(Math.max(0,t-na),t))?.[1]??``),Xa=/^\s(?:development|desarrollo|desenvolvimento|microservices?|scripts?|back-?end|framework)(?!\p{L})/iu,Za=/(?<!\p{L})(?:lenguajes?|linguage[mn]s?)(?: (?:en|em|de))?\s$/iu;function Qa(e,t,n,r){let i=e=>Ca.has(e)||r===`capital`&&wa.has(e);return i(Ja(e,n))||i(Ya(e,t))}var $a=/(?<=\s)\p{Lu}\p{L}{2,20}(?:,?\s(?:and|or|y|e|o|ou)\s|,\s)$/u,eo=/(?:^|(?<=[\s,;]))(\p{L}{1,20})[,;]?\s$/u,to=new Set(`a an the my our your his her their each every some any no`.split(` `));function no(e,t){let n=eo.exec(e.slice(Math.max(0,t-na),t))?.[1]??`A`;return!Yi.test(n)&&!to.has(n)}function ro(e,t,n,r,i){let a=Ba(e,t);if(r===`capital`&&(Ra.test(a)||za.test(e.slice(n,n+na))))return!0;if(!Ga(e,n))return!1;if(Fa.test(a)||Pa.test(a))return!0;if(r===`person`)return!1;let o=Ia.test(a);if(r===`capital`&&(o||La.test(a)||$a.test(a)))return!0;let s=Aa(e,t,n,i);return r===`capital`?s===`program`||s===`digital`&&no(e,t):s===`program`&&Sa.has(Ja(e,n))?!0:o&&s!==`other`||La.test(a)&&s===`program`}function io(e,t,n,r,i){if(Qa(e,t,n,r)||Xa.test(e.slice(n,n+na))||Za.test(Ba(e,t)))return!0;let a=ba(e,t,i),o=ya(e,n,i);if(a.proves===`program`||o===`program`)return!0;if(r===`person`||a.proves===`nothing`&&o===`nothing`)return!1;let s=Ba(e,a.edge);return Ia.test(s)||La.test(s)||Pa.test(s)||Aa(e,t,n,i)!==`other`}var ao=RegExp(`^(?:\\s{0,2}(?:[,;/|&()\\n]|$)|\\.(?:\\s|$)|\\s${aa}\\s)`,`i`);function oo(e,t,n,r,i){let a=Ba(e,t);if(r===`capital`&&Ga(e,n)&&(Pa.test(a)||Fa.test(a)||Ia.test(a)&&Aa(e,t,n,i)!==`other`))return!0;if(!ao.test(e.slice(n,n+ga)))return!1;let o=ba(e,t,i);return o.proves===`program`||(o.edge<t||ta(e,t)||Pa.test(a))&&ya(e,n,i)===`program`}var so=/[()|/–—,]|\s-\s/;function co(e,t,n,r,i){if(io(e,t,n,r,i))return!0;let a=so.test(e.slice(Math.max(0,t-2),t))&&!/^\s?[\p{L}\p{N}]/u.test(e.slice(n,n+2)),o=N(e.slice(0,Ta));return o.some(e=>i([e],`start`)?.needs===`none`)?!0:!a&&!Ga(e,n)?!1:(a||r!==`person`)&&o.some(e=>Ca.has(e)||(r===`capital`||a)&&wa.has(e))}var lo=30;function*uo(e,t){let n=0;for(let r=e.indexOf(t);r>=0&&n<lo;r=e.indexOf(t,r+1)){let i=r+t.length;Qi(e,r,i)&&(n+=1,yield[r,i])}}function fo(e,t,n,r,i){if(n===`none`)return!0;if(n===`listed`)return!1;if((r===`skill`||r===`title`&&n===`letters`)&&pa.has(n)&&!F(t.toLowerCase()))return!0;let a=n===`letters`?t:Zi(t),o=n===`capital`&&a.includes(` `);for(let[t,s]of uo(e,a))if(n===`letters`){if(!ia(e,t,s))return!0}else if(o||r===`title`&&co(e,t,s,n,i)||io(e,t,s,n,i)||!ta(e,t)&&ro(e,t,s,n,i))return!0;if(n===`letters`||n===`person`||a===t)return!1;for(let[r,a]of uo(e,t))if(oo(e,r,a,n,i))return!0;return!1}var po=new Set(`a an the of and or to in on for with de del la el los las un una y e o en con para al por do da dos das em ao aos os as um
   uma com`.split(/\s+/)),mo=e=>F(e)?e:P(e),ho=new Map,go=new Map,_o=new Map,vo=new Set;function yo(e){let t=e.filter(e=>!po.has(e));return t.length===0?e:t}function bo(e,t){let n=t.parts[0]??``,r=e.get(n)??[];r.push(t),r.sort((e,t)=>t.parts.length-e.parts.length),e.set(n,r)}function xo(e){return e.flatMap((t,n)=>po.has(t)?[]:[po.has(e[n-1]??``)])}function So(e,t,n,r){let i=N(t),a=yo(i);if(r){let e=i.join(``);_o.has(e)||_o.set(e,n),i.length===1&&n===`none`&&vo.add(e)}n!==`listed`&&a.length!==0&&(r||a.length===1?bo(ho,{id:e,spelling:t,needs:n,parts:i,joints:[]}):bo(go,{id:e,spelling:t,needs:n,parts:a.map(mo),joints:xo(i)}))}var Co=3,wo=e=>_o.get(e.join(``));function To(e,t){for(let n=Math.min(Co,e.length);n>0;n--){let r=t===`start`?e.slice(0,n):e.slice(-n),i=_o.get(r.join(``));if(i!==void 0)return{length:n,needs:i}}return null}var Eo=9,Do=e=>Array.from(e).toSorted().join(``);function Oo(e){if(e.length<Eo)return;let[t,n]=Wi(e);if(t!==void 0&&n===void 0&&vo.has(t)&&e.slice(-2)===t.slice(-2))return e.length<t.length||Do(e)===Do(t)?t:void 0}var ko=4,Ao=(e,t)=>e===t||t.length>=ko&&(e===`${t}s`||t===`${e}s`),jo=e=>({parts:t},n)=>t.every((t,r)=>r===0||Ao(e[n+r],t))?n+t.length-1:-1,Mo=e=>({parts:t,joints:n},r)=>{let i=r;for(let r=1;r<t.length;r++){for(i+=1;n[r]===!0&&po.has(e[i]??``);)i+=1;if(i>=e.length||mo(e[i]??``)!==t[r])return-1}return i};function No({all:e,breaks:t,text:n},r=`prose`){let i=new Set,a=new Map,o=e=>{if(e.needs===`none`)return!0;let t=a.get(e)??fo(n,e.spelling,e.needs,r,To);return a.set(e,t),t},s=0,c=(e,n,r)=>{for(let i of e??[]){let e=r(i,n);if(e>=0&&e<(t[s]??1/0)&&o(i))return{phrase:i,last:e}}return null},l=jo(e),u=Mo(e);for(let n=0;n<e.length;){for(;(t[s]??1/0)<=n;)s+=1;let r=e[n]??``,a=c(ho.get(r)??ho.get(Oo(r)??``),n,l),o=po.has(r)?``:mo(r),d=c(go.get(o),n,u),f=(d?.last??-1)>(a?.last??-1)?d:a;f!==null&&i.add(f.phrase.id),n=(f?.last??n)+1}return i}var Po=new Map([[`!`,`listed`],[`&`,`company`],[`%`,`person`],[`@`,`capital`],[`#`,`letters`]]);function Fo(e){return N(e.replace(/\.(js|com)\b/i,` $1`).replace(/^\.NET/i,`dotnet`)).join(`-`)}function Io(e){let t=Po.get(e.charAt(0));return t===void 0?{text:e,needs:`none`}:{text:e.slice(1),needs:t}}function Lo(e,t){let n=/^(.*?) (\d+)$/.exec(e);if(n===null)throw Error(`${t}: "${e}" has no credit`);return{to:n[1]??``,credit:Number(n[2])/10}}var Ro=e=>e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);function zo(e){let[t=``,...n]=e.split(`|`).map(e=>e.trim()),r=e=>Ro(n.find(t=>t.startsWith(e))?.slice(1)??``),i=Ro(n.find(e=>e!==``&&!/^[\^~]/.test(e))??``).map(Io),a=({text:e})=>e.toLowerCase()===t.toLowerCase();return{id:Fo(t),label:t,spellings:[i.find(a)??{text:t,needs:`none`},...i.filter(e=>!a(e))],broader:r(`^`),related:r(`~`).map(e=>Lo(e,t))}}var Bo=.6;function Vo(e,t){let[n=``,...r]=e.split(`(`),i=/^[!@&%#]/.exec(n)?.[0]??``,a=n.slice(i.length).trimEnd(),o=r.join(`(`).replace(/\)$/,``);return{...zo(`${a} | ${i===``?``:`${i}${i===`#`?a:a.toLowerCase()}, `}${o}`),broader:t}}function Ho(e){return e.trim().split(/^= /m).slice(1).map(e=>{let[t=``,...n]=e.trim().split(`
`),[r=``,i]=t.split(`~`),a=n.flatMap(e=>e.split(`;`)).map(e=>e.trim());return{credit:i===void 0?Bo:Number(i)/10,tools:a.filter(e=>e!==``).map(e=>Vo(e,Ro(r)))}})}var Uo=`
Sales | ventas, vendas, consultative selling, venta consultiva, ventas consultivas, tecnicas de venta, !selling, sales skills, sales strategy, estrategia de ventas, estrategia de vendas, !commercial, !comercial | |
B2B sales | b2b, ventas b2b, vendas b2b, business to business sales, corporate sales, ventas corporativas | ^Sales |
B2C sales | b2c, direct sales | ^Sales |
Inside sales | telesales, ventas telefonicas, ventas internas, vendas internas, phone sales | ^Sales | ~Cold calling 8
SaaS sales | software sales, ventas de software, tech sales | ^B2B sales |
Sales development | #SDR, #BDR, appointment setter | ^Sales | ~Lead generation 8, Prospecting 8
Lead generation | lead gen, generacion de leads, generacion de prospectos, geracao de leads, demand generation, !leads, b2b lead generation | | ~Prospecting 8
Prospecting | prospeccion, prospeccao, sales prospecting, prospeccion de clientes, prospecting clients, busqueda de clientes | ^Sales |
Cold calling | llamadas en frio, cold calls, outbound calls, llamadas salientes, outbound calling, chamadas frias | ^Sales | ~Cold emailing 6
Cold emailing | cold email, email outreach, cold outreach | ^Sales |
Lead qualification | calificacion de leads, qualifying leads, qualificacao de leads | ^Sales |
Closing | !closing, closing deals, cierre de ventas, deal closing, sales closing, fechamento de vendas | ^Sales |
Negotiation | negociacion, negociacao, !negotiating, !negociaciones | |
Account management | gestion de cuentas, key account management, key accounts, gestao de contas, manejo de cuentas, cuentas clave, client management | ^Sales | ~Customer success 7
Business development | desarrollo de negocios, desarrollo de negocio, desenvolvimento de negocios, new business | ^Sales |
Customer acquisition | captacion de clientes, client acquisition | ^Sales |
Upselling | cross-selling, cross selling, venta cruzada, upsell | ^Sales |
Sales management | sales leadership, gestion de ventas, gestao de vendas, gestion comercial, sales team management, gerencia de ventas | ^Sales |
Sales operations | sales ops, revops, revenue operations, operaciones de ventas | ^Sales | ~CRM 6
Sales forecasting | pronostico de ventas, previsao de vendas, sales reporting | ^Sales |
Sales presentations | product demos, !demos, demostraciones de producto, !pitching, sales pitch | ^Sales |
Proposal writing | #RFP, !proposals, propuestas comerciales, rfp responses, propostas comerciais | ^Writing, Sales |
CRM | customer relationship management, crm software, crm management, sistemas crm, gestion de relaciones con clientes | |
Sales tools | | ^Sales |
Real estate | bienes raices, !inmobiliaria, !imoveis, sector inmobiliario, mercado imobiliario | |
Insurance | !insurance, !seguros | |
Distribution | !distribution, !distribucion, !distribuicao, partner management | ^Sales |
Pricing | !pricing, pricing strategy, fijacion de precios, estrategia de precios, precificacao | |
Enterprise sales | ventas corporativas grandes cuentas, enterprise accounts, ventas enterprise, vendas enterprise | ^B2B sales |
Solution selling | spin selling, challenger sale, value selling, venta de soluciones, &sandler | ^Sales |
Outbound sales | ventas outbound, outbound prospecting, prospeccion outbound, vendas outbound | ^Sales development |
Telemarketing | telemercadeo, televentas, ventas por telefono, telemarketing sales | ^Inside sales | ~Cold calling 8
Field sales | ventas en campo, ventas de campo, outside sales, venta en ruta, vendas externas, door to door sales | ^Sales |
Retail sales | ventas minoristas, venta en tienda, in-store sales, ventas al detalle, vendas no varejo, ventas en tienda | ^B2C sales |
Medical sales | visita medica, pharmaceutical sales, medical device sales, ventas farmaceuticas | ^Sales |
Automotive sales | car sales, venta de autos, venta de vehiculos, vendas de carros | ^Sales |
Insurance sales | venta de seguros, life insurance sales, venda de seguros | ^Sales, Insurance |
Real estate sales | venta inmobiliaria, ventas inmobiliarias, vendas imobiliarias, real estate listings | ^Sales, Real estate |
Objection handling | manejo de objeciones, overcoming objections, contorno de objecoes | ^Sales |
Appointment setting | agendamiento de citas, concertacion de citas, appointment booking, agendamento de reunioes | ^Sales development | ~Meeting coordination 7
Territory management | gestion de territorio, manejo de territorio, gestion de zona | ^Sales management |
Quota attainment | cumplimiento de metas, sales targets, cumplimiento de objetivos de venta, metas de vendas | ^Sales |
Pipeline management | gestion de pipeline, sales pipeline, gestion del embudo, gestao de funil | ^Sales | ~Sales forecasting 7
Contract negotiation | negociacion de contratos, negociacao de contratos | ^Negotiation | ~Contract management 6
Public tenders | licitaciones, licitaciones publicas, !tenders, licitacoes, government contracting, bid management | ^Proposal writing |
Quotations | !quotations, !cotizaciones, presupuestos comerciales, price quotes, orcamentos comerciais, !quoting | ^Sales |
Channel sales | ventas por canal, partner sales, reseller management, canales de distribucion, channel management | ^Sales | ~Distribution 7
Export sales | ventas internacionales, ventas de exportacion, international sales, !exportaciones | ^Sales | ~Import/export 5
Sales training | capacitacion en ventas, sales coaching, sales enablement, entrenamiento en ventas | ^Sales | ~Training and development 5
Outreach tools | | ^Cold emailing | ~Sales tools 7
Freshworks | | ^CRM | ~Pipedrive 7
Mortgage sales | mortgage origination, creditos hipotecarios, !hipotecas, loan origination | ^Credit analysis, Sales |
Leasing | !leasing, !arrendamiento, rental management, !alquileres, alquiler de propiedades, locacao | ^Real estate | ~Property management 7
Real estate appraisal | tasacion, avaluos, property valuation, valuacion inmobiliaria, tasaciones | ^Real estate |
Airbnb management | vacation rentals, short-term rentals, alquileres vacacionales | ^Property management |
`,Wo=`
Customer service | !atendimento, atencion telefonica al cliente, servicio al cliente, atencion al cliente, atendimento ao cliente, client service, customer care, customer support, soporte al cliente, client support, suporte ao cliente, servicio a clientes, atencion a clientes, customer assistance, atencion al publico | | ~Customer success 6, IT support 4
Customer success | exito del cliente, sucesso do cliente, seguimiento de clientes, customer follow-up | ^Customer service |
Customer retention | retencion de clientes, fidelizacion, retencao de clientes, fidelizacion de clientes | ^Customer success |
Customer experience | #CX, experiencia del cliente, experiencia do cliente, customer satisfaction, satisfaccion del cliente | ^Customer service |
Call center | contact center, centro de llamadas, call centre, centro de contacto, #BPO | ^Customer service | ~Cold calling 4
Live chat | chat support, live chat support, soporte por chat, atencion por chat, livechat | ^Customer service |
Email support | soporte por correo, email customer support, ticketing, ticket management, !tickets, ticketing systems, gestion de tickets | ^Customer service |
Conflict resolution | resolucion de conflictos, resolucao de conflitos, manejo de reclamos, complaint resolution | |
Order processing | order management, procesamiento de pedidos, gestion de pedidos, processamento de pedidos, returns and refunds | |
Quality monitoring | call monitoring, call quality, monitoreo de calidad, qa call center | ^Call center |
Knowledge base management | knowledge base, base de conocimientos, help center content | ^Customer service |
Inbound calls | llamadas entrantes, inbound call handling, recepcion de llamadas, chamadas receptivas | ^Call center |
Phone support | telephone support, soporte telefonico, atencion telefonica, suporte por telefone, phone etiquette, etiqueta telefonica | ^Customer service | ~Call center 8
Bilingual customer service | bilingual support, atencion al cliente bilingue, servicio al cliente bilingue | ^Customer service |
Omnichannel support | omnicanalidad, omnichannel, multichannel support, soporte omnicanal | ^Customer service |
Complaint handling | manejo de quejas, atencion de reclamos, gestion de reclamos, manejo de reclamaciones, gestao de reclamacoes, pqrs | ^Customer service | ~Conflict resolution 8
Returns processing | !devoluciones, reembolsos y devoluciones, !refunds, returns management, trocas e devolucoes, chargebacks | ^Order processing |
Customer onboarding | onboarding de clientes, client onboarding, implementacion de clientes, integracao de clientes | ^Customer success |
Churn analysis | churn reduction, reduccion de churn, analisis de abandono | ^Customer retention |
Customer feedback | encuestas de satisfaccion, #NPS, csat, voice of customer, customer satisfaction surveys, voz del cliente, feedback de clientes | ^Customer experience |
Escalation management | manejo de escalaciones, !escalations, gestion de escalamientos | ^Customer service | ~Conflict resolution 7
Service level agreements | #SLA, slas, acuerdos de nivel de servicio, sla management | ^Customer service |
Call center management | gestion de call center, contact center management, supervision de call center, gestao de call center | ^Call center, Team management |
Technical customer support | tier 1 support, tier 2 support, soporte tecnico nivel 1, l2 support, soporte nivel 2, product support | ^IT support, Customer service |
Dispatch | !dispatch, despacho de servicios, service dispatching, dispatching | ^Logistics | ~Calendar management 4
Reservations management | gestion de reservas, hotel reservations, booking agents, gestao de reservas | ^Bookings |
`,Go=`
Executive assistance | executive assistant, executive support, asistencia ejecutiva, asistente ejecutivo, assistencia executiva, c-level support, executive administration | ^Administrative assistance |
Virtual assistance | virtual assistant, asistente virtual, asistencia virtual, assistente virtual, virtual assistant services | ^Administrative assistance |
Administrative assistance | administrative support, administrative assistant, asistencia administrativa, soporte administrativo, !administracion, !administration, administrative skills, office administration, apoyo administrativo, tareas administrativas, suporte administrativo, secretarial, clerical | |
Calendar management | gestion de agenda, manejo de agenda, gestion de calendarios, !scheduling, calendar scheduling, gestao de agenda, agenda management, diary management | ^Administrative assistance |
Travel arrangements | travel planning, travel coordination, gestion de viajes, coordinacion de viajes, travel booking, gestao de viagens, organizacion de viajes, travel management | ^Administrative assistance |
Inbox management | email management, gestion de correo, gestion de correos, manejo de correo electronico, gestao de e-mails, email handling | ^Administrative assistance |
Meeting coordination | !minutes, meeting planning, coordinacion de reuniones | ^Administrative assistance |
Data entry | ingreso de datos, entrada de datos, captura de datos, digitacion, digitacion de datos, entrada de dados, digitacao, introduccion de datos | ^Administrative assistance |
Document management | gestion documental, gestion de documentos, !archivo, gestao de documentos, document control, control documental | ^Administrative assistance |
Internet research | web research, online research, investigacion en internet, investigacion web, pesquisa na internet, research assistant | | ~Market research 5
Research | !research, !investigacion, !pesquisa | |
Bookings | !bookings, !reservas, !reservations, booking management, reservation systems, &sabre | | ~Travel arrangements 5
Expense management | expense reports, gestion de gastos, reportes de gastos, !reembolsos, expense reporting, gestao de despesas | | ~Bookkeeping 5
Event planning | planificacion de eventos, planejamento de eventos, event coordination, coordinacion de eventos, event organization | |
Personal assistance | personal assistant, asistente personal, assistente pessoal, !concierge | ^Administrative assistance |
Reception | !reception, !recepcion, front desk, receptionist, !recepcao | ^Administrative assistance |
Microsoft Office | ms office, office suite, paquete office, pacote office, ofimatica, office package, microsoft office suite, !office, herramientas ofimaticas | | ~Google Workspace 7
Microsoft 365 | office 365, o365, m365 | ^Microsoft Office |
VBA | excel vba | ^Excel, Programming |
Google Workspace | g suite, gsuite, google suite, google docs suite, google apps | |
Appointment scheduling | programacion de citas, agendamiento, agendamento, agenda de citas | ^Calendar management |
Minute taking | toma de notas, actas de reunion, meeting minutes, note taking, redaccion de actas, atas de reuniao | ^Meeting coordination |
Typing | !typing, mecanografia, touch typing, typing speed, tipeo, fast typing, datilografia | ^Data entry |
Business correspondence | correspondencia comercial, !correspondencia, business letters, redaccion de cartas, correspondencia empresarial | ^Administrative assistance, Writing |
Filing | !filing, archivo de documentos, archivos fisicos, document filing, arquivamento, scanning documents, digitalizacion de documentos | ^Document management |
Records management | gestion de archivos, gestion de registros, archivistica, archival science, gestao de arquivos | ^Document management |
Office supplies management | suministros de oficina, insumos de oficina, office supplies, compras de oficina, material de escritorio | ^Administrative assistance |
Office management | gestion de oficina, administracion de oficina, gestao de escritorio, facilities coordination | ^Administrative assistance |
Switchboard operation | conmutador, central telefonica, multi-line phone, phone answering, contestar telefonos, mesa telefonica, pbx | ^Reception |
Visitor management | atencion a visitantes, recepcion de visitas, greeting visitors | ^Reception |
Errands | !errands, !mensajeria, !diligencias, !tramites, tramites administrativos, gestiones bancarias | ^Personal assistance |
Lifestyle management | personal concierge, household management, gestion del hogar, personal errands | ^Personal assistance |
Board support | board meetings, apoyo a la junta directiva, corporate secretarial, secretaria de junta | ^Executive assistance |
Presentations preparation | preparacion de presentaciones, elaboracion de presentaciones, elaboracao de apresentacoes | ^PowerPoint |
Pivot tables | tablas dinamicas, tabelas dinamicas, pivot table | ^Excel |
Excel formulas | vlookup, xlookup, buscarv, formulas de excel, index match, procv | ^Excel |
Excel macros | !macros, macros de excel, macros excel | ^Excel, VBA |
LibreOffice | openoffice, wps office | | ~Microsoft Office 8
Adobe Acrobat | pdf editing, edicion de pdf, acrobat pro | ^Document management |
CRM data entry | actualizacion de crm, crm updates, database cleanup, crm maintenance | ^Data entry, CRM |
Online community support | admin de grupos, facebook group management, !moderador, online moderation | ^Community management |
`,Ko=`
Project management tools | project management software, herramientas de gestion de proyectos | | ~Project management 6
Project management | gestion de proyectos, gestao de projetos, administracion de proyectos, gerencia de proyectos, project planning, project coordination, coordinacion de proyectos, planificacion de proyectos, project leadership, coordenacao de projetos, direccion de proyectos | |
PMP | #PMP, project management professional, capm, #PMI | ^Project management |
Program management | gestion de programas, #PMO | ^Project management |
Product management | gestion de producto, gestion de productos, product owner, product ownership, gestao de produtos, product strategy | | ~Scrum 5, Project management 5
User stories | historias de usuario, requirements elicitation | ^Product management | ~Requirements analysis 7
Scrum master | scrum mastering, #CSM, certified scrum master | ^Scrum | ~Project management 6
Business analysis | analisis de negocio, analisis de negocios, analise de negocios, business analyst, business process analysis, analisis empresarial | | ~Requirements analysis 8, Data analysis 5
Requirements analysis | requirements gathering, levantamiento de requerimientos, analisis de requerimientos, analisis de requisitos, levantamento de requisitos | |
Process improvement | mejora de procesos, mejora continua, melhoria continua, continuous improvement, business process improvement, process optimization, optimizacion de procesos, melhoria de processos | | ~Six Sigma 7
Six Sigma | lean six sigma, seis sigma, green belt, black belt | ^Process improvement |
Process automation | automatizacion de procesos, automacao de processos, workflow automation, business process automation | | ~No-code 6
Operations management | gestion de operaciones, gestao de operacoes, !operations, !operaciones, administracion de operaciones, business operations, !operacoes | |
Standard operating procedures | #SOP, sops, !procedimientos, process documentation, documentacion de procesos, !procedures, manuales de procedimientos | ^Operations management |
Supply chain management | supply chain, cadena de suministro, cadeia de suprimentos, !abastecimiento | |
Logistics | logistica, !shipping, !freight, !transportation, !envios, !despacho | ^Supply chain management |
Procurement | purchasing, !compras, !adquisiciones, vendor sourcing, !suprimentos, aprovisionamiento | ^Supply chain management |
Vendor management | gestion de proveedores, supplier management, gestao de fornecedores, !proveedores | | ~Procurement 7
Inventory management | gestion de inventario, gestion de inventarios, control de inventarios, control de inventario, gestao de estoque, inventory control, stock management | ^Supply chain management |
Warehouse management | !almacen, gestion de almacenes, warehousing, !armazem, wms, !almacenamiento | ^Logistics |
Import/export | comercio exterior, international trade, !importacion, !aduanas, !customs, comercio internacional | ^Logistics |
E-commerce | ecommerce, comercio electronico, tienda online, online store, tiendas virtuales, comercio eletronico, online retail | |
E-commerce management | | ^E-commerce |
Dropshipping | oberlo, print on demand | ^E-commerce |
Quality management | control de calidad, gestion de calidad, quality control, controle de qualidade, gestao da qualidade | | ~Process improvement 5
Change management | gestion del cambio, gestao de mudancas, organizational change | |
Strategic planning | planificacion estrategica, planejamento estrategico, planeacion estrategica, business strategy, estrategia empresarial, strategic management | |
Management consulting | !consultoria, business consulting, !consulting | |
Entrepreneurship | !entrepreneurship, !emprendimiento, !startups | |
Property management | administracion de propiedades, gestion de propiedades | ^Real estate |
Maintenance | !maintenance, !mantenimiento, !manutencao, equipment maintenance | |
Cleaning | !cleaning, !limpieza, !limpeza, housekeeping, house cleaning, !sanitation, professional cleaning | |
Occupational safety | workplace safety, seguridad industrial, seguridad ocupacional, salud y seguridad, seguranca do trabalho, osha, health and safety, seguridad y salud en el trabajo | |
Construction management | gestion de obras, !construction, !construccion, obra civil, gerencia de obra | |
Estimating | !estimating, construction estimating, presupuestos de obra | ^Construction management |
Hospitality | hoteleria, hotelaria, !turismo, !tourism, hospitality management | |
Food preparation | !cooking, !cocina, culinary, preparacion de alimentos | |
Driving | !driving, !conduccion, !conducir, driver license, licencia de conducir | |
Primavera P6 | %primavera, oracle primavera | ^Project management tools | ~Microsoft Project 8
Gantt charts | diagramas de gantt, !cronogramas, project scheduling, project schedules, cronograma de obra | ^Project management | ~Microsoft Project 6
Project budgeting | presupuesto de proyectos, project cost control, control de costos de proyectos | ^Project management, Budgeting |
Scope management | gestion del alcance, project scope, gestao de escopo | ^Project management |
Earned value management | valor ganado | ^Project management |
PRINCE2 | prince 2 | ^Project management | ~PMP 8
Portfolio management of projects | gestion de portafolio de proyectos, !ppm, project portfolio | ^Program management |
Product roadmaps | product roadmap, roadmapping, roadmap de producto, hoja de ruta de producto | ^Product management |
Product discovery | product research, descubrimiento de producto, customer discovery, mvp definition | ^Product management |
Backlog management | gestion del backlog, backlog grooming, product backlog, backlog refinement | ^Product management | ~User stories 9
OKRs | okr, objectives and key results, goal setting, balanced scorecard, cuadro de mando integral | ^Strategic planning |
Business process modeling | bpmn, bpm, modelado de procesos, bizagi, process mapping, mapeo de procesos, mapeamento de processos, diagramas de flujo, flowcharts | ^Business analysis | ~Process improvement 7
Business case development | caso de negocio, feasibility studies, estudios de viabilidad, estudio de factibilidad | ^Business analysis |
Business plans | plan de negocios, plan de negocio, plano de negocios, business planning | ^Strategic planning |
SWOT analysis | analisis foda, analisis dafo, analise swot, pestel | ^Strategic planning |
Lean manufacturing | manufactura esbelta, lean production, manufatura enxuta, !5s, kaizen, value stream mapping, !lean | ^Process improvement |
Root cause analysis | analisis de causa raiz, analise de causa raiz, fmea, !8d, corrective actions, !capa | ^Quality management | ~Problem solving 4
ISO 9001 | iso 9001:2015, sistema de gestion de calidad, sgc, quality management systems, qms | ^Quality management |
Quality inspection | inspeccion de calidad, inspecao de qualidade, quality control inspection, product inspection | ^Quality management |
Statistical process control | control estadistico de procesos, spc, controle estatistico de processo | ^Quality management, Statistics |
Good manufacturing practices | gmp, bpm manufactura, buenas practicas de manufactura, boas praticas de fabricacao, cgmp | ^Quality management |
Production planning | planificacion de la produccion, planeacion de produccion, planejamento de producao, #MRP, pcp, production scheduling | ^Operations management | ~Supply chain management 6, Paid advertising 7
Demand planning | planeacion de la demanda, planificacion de la demanda, demand forecasting, planejamento de demanda, sales and operations planning | ^Supply chain management | ~Forecasting 6, Standard operating procedures 7
Supplier evaluation | evaluacion de proveedores, vendor assessment, avaliacao de fornecedores, supplier audits | ^Vendor management |
Strategic sourcing | abastecimiento estrategico, category management, global sourcing | ^Procurement |
Purchase orders | ordenes de compra, purchase order processing, ordens de compra, requisiciones | ^Procurement |
Stock control | control de stock, control de existencias, inventarios fisicos, stocktaking, cycle counting, toma de inventario, conteo ciclico | ^Inventory management |
Picking and packing | pick and pack, !picking, !packing, !empaque, preparacion de pedidos, !embalaje, separacao de pedidos | ^Warehouse management |
Forklift operation | manejo de montacargas, montacargas, forklift, operacion de montacargas, empilhadeira, carretilla elevadora | ^Warehouse management |
Freight brokerage | freight broker, carga terrestre, carrier management, carrier sales | ^Logistics |
Freight forwarding | agente de carga, transporte internacional, incoterms, ocean freight, transporte maritimo, air freight, agenciamento de carga | ^Import/export |
Customs clearance | despacho aduanero, tramites aduaneros, desembaraco aduaneiro, agenciamiento aduanero, customs brokerage | ^Import/export |
Route planning | planificacion de rutas, route optimization, ruteo, roteirizacao, ruteo logistico | ^Logistics |
Fleet management | gestion de flotas, gestao de frotas, control de flota, flotas vehiculares, gps tracking | ^Logistics |
Last-mile delivery | ultima milla, !reparto, !delivery, entregas a domicilio, !entregas | ^Logistics | ~Driving 5
Order fulfillment | !fulfillment, cumplimiento de pedidos, fulfillment by amazon, #FBA | ^Order processing | ~Logistics 5
Product listings | listado de productos, catalogo de productos, product catalog, catalog management, product descriptions, descripciones de productos | ^E-commerce management |
Product sourcing | busqueda de productos, alibaba sourcing, product research amazon | ^E-commerce | ~Procurement 5
Facilities management | gestion de instalaciones, mantenimiento de instalaciones, facility management, gestao de instalacoes, building maintenance | ^Operations management | ~Maintenance 6
Business continuity | continuidad del negocio, business continuity planning, continuidade de negocios | ^Risk management | ~Disaster recovery 7
Crisis management planning | emergency planning, planes de emergencia, emergency response, respuesta a emergencias, gestion de emergencias | ^Occupational safety |
Corporate social responsibility | responsabilidad social empresarial, #RSE, #ESG, responsabilidade social, sustainability reporting | |
`,qo=`
Healthcare | !healthcare, health care, !salud, atencion medica, cuidado de la salud, !saude, medical assistance, asistencia medica, healthcare industry, atencion sanitaria | |
Nursing | enfermeria, enfermagem, registered nurse, #RN, !lpn, nursing care | ^Patient care |
Patient care | atencion al paciente, atencion de pacientes, cuidado del paciente, cuidado de pacientes, cuidados ao paciente, patient support | ^Healthcare |
Medical terminology | terminologia medica | ^Healthcare |
Medical billing | facturacion medica, faturamento medico, medical claims, insurance claims, claims adjudication | ^Healthcare | ~Medical coding 8, Invoicing 5
Medical coding | codificacion medica | ^Healthcare |
Medical scribing | medical scribe, escriba medico | ^Healthcare, Transcription |
Electronic health records | #EHR, #EMR, electronic medical records, historia clinica electronica, prontuario eletronico, historias clinicas, medical records | ^Healthcare |
HIPAA | hipaa compliance | ^Healthcare, Compliance |
Insurance verification | verificacion de seguros, eligibility verification, benefits verification | ^Medical billing |
Medical administration | medical receptionist, medical office administration, virtual medical assistant, asistente medico virtual, administracion medica | ^Healthcare, Administrative assistance |
Telehealth | telemedicine, telemedicina, telesalud, remote patient monitoring | ^Healthcare |
Dental administration | dental billing, dental assistant, asistente dental | ^Healthcare |
Pharmacy | !pharmacy, !farmacia, !pharmaceutical, !farmaceutica, pharmacology, farmacologia | ^Healthcare |
Clinical research | investigacion clinica, pesquisa clinica, clinical trials, ensayos clinicos | ^Healthcare, Research |
Public health | salud publica, saude publica | ^Healthcare |
Nutrition | nutricion, nutricao, dietetics, dietetica | ^Healthcare |
Physical therapy | fisioterapia, physiotherapy, !rehabilitation, !rehabilitacion | ^Healthcare |
Mental health | salud mental, saude mental, psychotherapy, psicoterapia | ^Healthcare | ~Counseling 6
First aid | primeros auxilios, primeiros socorros, #CPR, #BLS, reanimacion | ^Healthcare |
Laboratory techniques | !laboratory, !laboratorio, lab work, tecnicas de laboratorio | |
Vital signs | signos vitales, toma de signos vitales, sinais vitais, blood pressure monitoring | ^Patient care |
Medication administration | administracion de medicamentos, administracao de medicamentos, intravenous therapy, venoclisis, iv therapy | ^Nursing |
Wound care | cuidado de heridas, curacion de heridas, tratamento de feridas | ^Nursing |
Intensive care | cuidados intensivos, critical care, #UCI, #ICU, terapia intensiva | ^Nursing |
Emergency care | atencion de emergencias, urgencias medicas, emergency medicine, triage, atendimento de emergencia, acls | ^Healthcare | ~First aid 6
Surgical assistance | instrumentacion quirurgica, operating room, !quirofano, centro cirurgico, surgical instruments | ^Healthcare |
Phlebotomy | flebotomia, blood draw, toma de muestras, extraccion de sangre, venipuncture, coleta de sangue | ^Laboratory techniques |
Infection control | control de infecciones, bioseguridad, sterilization, esterilizacion, controle de infeccao, biosafety | ^Healthcare |
Home health care | atencion domiciliaria, home care, cuidado en casa, atendimento domiciliar, cuidado domiciliario | ^Patient care |
Palliative care | cuidados paliativos, hospice, hospice care | ^Patient care |
Pediatrics | pediatria, pediatric care, atencion pediatrica | ^Healthcare |
Obstetrics | obstetricia, gynecology, ginecologia, midwifery, parteria | ^Healthcare |
Cardiology | cardiologia, electrocardiogram, electrocardiograma, ecg, ekg | ^Healthcare |
Oncology | oncologia, !chemotherapy, !quimioterapia | ^Healthcare |
Radiology | radiologia, !imaging, imagenologia, x-ray, rayos x, ultrasound, ecografia, ultrasonido, !radiografia | ^Healthcare |
Anesthesia | anestesia, anesthesiology, anestesiologia | ^Healthcare |
Dentistry | odontologia, dental care, orthodontics, ortodoncia | ^Healthcare |
Optometry | optometria, ophthalmology, oftalmologia | ^Healthcare |
Veterinary medicine | medicina veterinaria, !veterinaria, animal health, salud animal | |
Occupational therapy | terapia ocupacional | ^Healthcare | ~Physical therapy 6
Speech therapy | terapia del lenguaje, fonoaudiologia, logopedia, speech language pathology | ^Healthcare |
Massage therapy | masoterapia, !masajes, massoterapia, masajes terapeuticos | | ~Physical therapy 5
Clinical psychology | psicologia clinica, psychological evaluation, evaluacion psicologica | ^Psychology |
Psychiatry | psiquiatria | ^Mental health |
Substance abuse treatment | !adicciones, addiction counseling, tratamiento de adicciones, tratamento de dependencia quimica | ^Mental health |
Applied behavior analysis | aba therapy, behavior analysis, analisis de conducta aplicado, autism support, !autismo | ^Psychology |
Care coordination | coordinacion de cuidados, coordinacion de atencion, patient navigation, coordenacao do cuidado, referrals management | ^Patient care |
Patient education | educacion al paciente, educacao do paciente, health education, educacion para la salud, promocion de la salud | ^Patient care |
Patient registration | admision de pacientes, patient intake, registro de pacientes, admissoes hospitalares, patient admissions | ^Medical administration |
Patient scheduling | agendamiento de pacientes, citas medicas, medical appointment scheduling, agendamento de consultas | ^Medical administration, Calendar management |
Prior authorization | autorizaciones previas, preautorizaciones, prior authorizations | ^Insurance verification |
Claims processing | procesamiento de reclamaciones, medical claims processing, claim submission | ^Medical billing |
Revenue cycle management | #RCM, revenue cycle, ciclo de ingresos | ^Medical billing |
Medical transcription | transcripcion medica, transcricao medica, clinical documentation, documentacion clinica | ^Medical scribing |
Medical equipment | equipos medicos, dispositivos medicos, medical devices, equipamentos medicos, biomedical equipment, equipo biomedico | ^Healthcare |
Pharmacovigilance | farmacovigilancia, drug safety, adverse events | ^Pharmacy | ~Clinical research 6
Drug dispensing | dispensacion de medicamentos, pharmacy dispensing, dispensacao de medicamentos | ^Pharmacy |
Good clinical practice | buenas practicas clinicas, gcp ich, boas praticas clinicas | ^Clinical research |
Epidemiology | epidemiologia, disease surveillance, vigilancia epidemiologica | ^Public health |
Community health | salud comunitaria, atencion primaria, primary care, atencion primaria en salud, saude comunitaria | ^Public health |
Health insurance | seguro medico, !medicare, !medicaid, seguros de salud, planos de saude, health plans | ^Insurance, Healthcare |
Hospital administration | administracion hospitalaria, gestion hospitalaria, healthcare management, gestao hospitalar, gestion en salud | ^Healthcare |
Diet planning | planes alimenticios, meal planning, planes nutricionales, plano alimentar | ^Nutrition |
Personal training | entrenamiento personal, fitness training, entrenador personal, !fitness, treinamento fisico, strength training | |
Yoga | !yoga, !pilates, yoga instruction, !meditacion, !mindfulness | | ~Personal training 5
Sports coaching | entrenamiento deportivo, !deportes, educacion fisica, physical education, treinamento esportivo | ^Coaching |
`,Jo=`
Law | !law, !derecho, !legal, !direito, asesoria legal, asesoria juridica, legal advice, legal services, servicios legales, !juridico | |
Legal research | investigacion juridica, investigacion legal, pesquisa juridica | ^Law |
Legal writing | legal drafting, redaccion juridica, redaccion legal, legal documents, documentos legales, redacao juridica, legal documentation, pleadings | ^Law, Writing |
Contract management | !contratos, gestion de contratos, !contracts, gestao de contratos, contract law | ^Law |
Paralegal | legal assistant, asistente legal, asistente juridico, paralegal services, legal assistance, assistente juridico | ^Law, Administrative assistance |
Litigation | litigio, litigios, litigation support, contencioso | ^Law |
Immigration law | !inmigracion, derecho migratorio, uscis, !immigration, !visas, derecho de inmigracion | ^Law |
Family law | derecho de familia, civil law, derecho civil, direito civil | ^Law |
Personal injury law | personal injury, lesiones personales | ^Law |
Corporate law | derecho corporativo, derecho mercantil, derecho comercial, commercial law, direito empresarial | ^Law |
Criminal law | derecho penal, direito penal | ^Law |
Intellectual property | propiedad intelectual, propriedade intelectual, marcas y patentes | ^Law |
Legal intake | client intake, intake specialist, case intake | ^Law, Customer service |
Legal practice software | case management software | ^Law |
Notary | !notaria, !notarial, !notario | ^Law |
Civil litigation | litigio civil, derecho procesal, processo civil, civil procedure | ^Litigation |
E-discovery | ediscovery, document review, revision de documentos legales | ^Litigation |
Trial preparation | preparacion de juicios, court filings, preparacion de casos | ^Litigation |
Legal correspondence | demand letters, cartas legales, notificaciones judiciales | ^Legal writing | ~Personal injury law 7
Contract drafting | redaccion de contratos, elaboracion de contratos, elaboracao de contratos, drafting agreements | ^Contract management, Legal writing |
Contract review | revision de contratos, analise de contratos, contract analysis | ^Contract management |
Mediation | mediacion, arbitraje, arbitration, !conciliacion, mediacao, alternative dispute resolution | ^Law | ~Conflict resolution 6, Bank reconciliation 7
Tax law | derecho tributario, derecho fiscal, direito tributario | ^Law | ~Tax planning 7
Real estate law | derecho inmobiliario, direito imobiliario, title search, estudio de titulos, conveyancing | ^Law, Real estate |
Bankruptcy law | derecho concursal, !bankruptcy, insolvencia, !quiebras | ^Law |
Constitutional law | derecho constitucional, direito constitucional, human rights, derechos humanos | ^Law |
Administrative law | derecho administrativo, direito administrativo, contratacion estatal, public procurement law | ^Law |
International law | derecho internacional, direito internacional | ^Law |
Environmental law | derecho ambiental, direito ambiental, environmental regulations, normativa ambiental | ^Law |
Consumer law | derecho del consumidor, direito do consumidor, consumer protection | ^Law |
Trademark registration | registro de marcas, !trademark, !patents, !patentes | ^Intellectual property |
Estate law | derecho sucesorio, probate, wills and trusts, !sucesiones, !testamentos | ^Law |
Visa processing | visa applications, tramite de visas, uscis forms, tramites migratorios, asylum applications | ^Immigration law |
Legal billing | facturacion legal, time tracking legal | ^Law, Invoicing |
Data protection law | gdpr law, habeas data, ley de proteccion de datos, privacy law | ^Law | ~GDPR 9
Corporate governance | gobierno corporativo, governanca corporativa, corporate secretary | ^Corporate law |
Due diligence | debida diligencia legal, legal due diligence | ^Corporate law | ~Mergers and acquisitions 6
Public administration | administracion publica, administracao publica, public sector, gestion publica, gestao publica, public policy, politicas publicas | |
Criminal investigation | investigacion criminal, criminology, criminologia, criminalistica, investigacao criminal | |
Private security | seguridad privada, !vigilancia, security guarding, seguranca patrimonial, cctv monitoring, !cctv, monitoreo de camaras | |
`,Yo=`
Design | !design, !diseno, design visual | |
Graphic design | diseno grafico, design grafico, graphic designing, graphics design | ^Design |
UI design | #UI, user interface design, interface design, diseno de interfaces, diseno ui, design de interface, visual design | ^Design | ~UX design 7, Web design 6
UX design | #UX, user experience, user experience design, experiencia de usuario, experiencia do usuario, diseno ux, diseno de experiencia | ^Design |
UI/UX design | ui/ux, ux/ui, ui ux, ux ui, diseno ux/ui, diseno ui/ux, ui and ux design | ^UI design, UX design |
UX research | user research, investigacion de usuarios, pesquisa com usuarios | ^UX design | ~Market research 4
Product design | diseno de producto, diseno de productos, design de produto | ^UX design, UI design |
Interaction design | diseno de interaccion, microinteractions | ^UX design |
Wireframing | wireframes, mockups, low fidelity prototypes | ^UX design | ~Prototyping 8
Prototyping | !prototypes, prototipado, !prototipos, prototipagem, rapid prototyping | ^UX design |
Design systems | design system, sistemas de diseno, component libraries | ^UI design |
Web design | diseno web, web designing, design web, diseno de paginas web, website design | ^Design |
Adobe Creative Suite | adobe creative cloud, adobe suite, creative cloud, suite adobe, paquete adobe, pacote adobe | ^Graphic design | ~Adobe Photoshop 8, Adobe Illustrator 8, Adobe InDesign 7
Branding | brand identity, identidad de marca, identidade de marca | ^Graphic design | ~Brand management 6
Typography | tipografia | ^Graphic design |
Illustration | !illustration, !ilustracion, !ilustracao, digital illustration | ^Graphic design |
Packaging design | diseno de empaques | ^Graphic design |
Presentation design | pitch decks, pitch deck, diseno de presentaciones | ^Graphic design | ~PowerPoint 6
Motion graphics | motion design, animacion grafica, animated graphics | ^Video editing, Animation | ~Adobe After Effects 8
Animation | animacion, animacao | ^Design |
3D modeling | !3d, modelado 3d, modelagem 3d, 3d modelling | ^Design |
Video editing | edicion de video, edicion de videos, edicao de video, edicao de videos, video post production, video editor, produccion audiovisual | |
Photography | fotografia, photo editing, edicion de fotos, retouching | |
Audio editing | edicion de audio, sound design | |
Photo retouching | image editing, retoque fotografico | ^Adobe Photoshop |
Interior design | diseno de interiores, design de interiores | ^Design |
Fashion design | diseno de modas, design de moda | ^Design |
Visual identity | manual de marca, brand guidelines, brand book, style guides, guias de estilo, manual da marca | ^Branding |
Logo design | diseno de logos, diseno de logotipos, design de logotipos | ^Branding |
Color theory | teoria del color, teoria das cores, color correction, color grading, correccion de color | ^Design |
Layout design | diagramacion, maquetacion editorial, diagramacao, desktop publishing, page layout | ^Graphic design | ~Adobe InDesign 7, Typography 7
Editorial design | diseno editorial, magazine design, book design, design editorial | ^Graphic design | ~Layout design 8, Adobe InDesign 7
Print design | diseno para impresion, prepress, preprensa, offset printing, flyers design, !brochures | ^Graphic design | ~Packaging design 7
Large format printing | gran formato, signage design, senaletica, !senalizacion, wayfinding | ^Print design |
Infographics | infografias, infographic design, infograficos | ^Graphic design | ~Data visualization 4
Social media design | diseno para redes sociales, social media graphics, piezas graficas, design para redes sociais, banner design | ^Graphic design |
Character design | diseno de personajes, character illustration, design de personagens | ^Illustration |
Concept art | arte conceptual, arte conceitual | ^Illustration |
Storyboarding | storyboard, storyboards, guion grafico | ^Illustration | ~Animation 5
Drawing | !drawing, !dibujo, !desenho, dibujo artistico | ^Illustration |
2D animation | animacion 2d, animacao 2d | ^Animation |
3D animation | animacion 3d, rigging 3d, animacao 3d, character rigging | ^Animation | ~3D modeling 7
Blender | &blender, blender 3d | ^3D modeling |
Autodesk Maya | %maya, maya 3d | ^3D modeling | ~Blender 6, 3ds Max 7
3ds Max | 3d studio max, 3dsmax | ^3D modeling |
Cinema 4D | c4d, %houdini | ^3D modeling | ~Blender 5
ZBrush | digital sculpting, substance painter, texturing, texturizado 3d | ^3D modeling |
Architectural visualization | !renders, renderizado, 3d rendering, rendering 3d, visualizacion arquitectonica | ^3D modeling | ~SketchUp 5
Visual effects | vfx, efectos visuales, compositing, efeitos visuais | ^Motion graphics |
Video production | produccion de video, producao de video, !filming, videography, produccion de videos, videografia | | ~Video editing 7
Short-form video | reels editing, !reels, youtube shorts, tiktok videos, edicion de reels, videos cortos | ^Video editing | ~Content creation 5
Camera operation | operacion de camara, manejo de camara, camera work, drone filming, drone piloting, cinematography, cinematografia | ^Video production | ~Photography 5
Live streaming | transmision en vivo, streaming en vivo, obs studio, transmissao ao vivo | ^Video production |
Lighting design | !iluminacion, stage lighting, diseno de iluminacion, !iluminacao | |
Sound engineering | ingenieria de sonido, audio engineering, mixing and mastering, mezcla de audio, !sonido, engenharia de som | ^Audio editing |
Podcast production | podcasting, produccion de podcasts, podcast editing, edicion de podcast, producao de podcast | ^Audio editing |
Music production | produccion musical, producao musical, music composition, composicion musical | | ~Audio editing 6
Voice-over | voice over, locucion, voiceover, doblaje, dubbing, locucao, voice acting | |
Product photography | fotografia de producto, fotografia de produto, food photography | ^Photography |
Portrait photography | fotografia de retratos, wedding photography, fotografia de eventos, event photography, studio photography | ^Photography |
Photojournalism | fotoperiodismo, fotojornalismo | ^Photography, Journalism |
Information architecture | arquitectura de informacion, card sorting, sitemaps, user flows, arquitetura de informacao, flujos de usuario | ^UX design |
User personas | journey maps, user journey, customer journey mapping, mapas de experiencia, user journeys | ^UX research |
User interviews | entrevistas de usuario, user surveys, entrevistas com usuarios | ^UX research |
Design thinking | pensamiento de diseno, pensamento de design, design sprints, human-centered design, diseno centrado en el usuario | ^UX design |
UX writing | microcopy, content design, redaccion ux | ^Writing, UX design |
Service design | diseno de servicios, design de servicos, service blueprint | ^UX design |
Mobile app design | diseno de apps, diseno de aplicaciones moviles, design de aplicativos, mobile ui design | ^UI design |
Landing page design | diseno de landing pages, design de landing pages | ^Web design |
Adobe Dreamweaver | dreamweaver | ^Web design |
Sketching and prototyping tools | proto.io | ^Prototyping | ~Figma 5
Industrial design | diseno industrial, desenho industrial, furniture design, diseno de muebles | ^Design |
Jewelry design | diseno de joyas, !joyeria, design de joias | ^Design |
Textile design | diseno textil, patronaje, pattern making, modelagem de roupas, !estampados | ^Fashion design |
Sewing | costura, !confeccion, !tailoring, garment making, !alterations | | ~Fashion design 4
Styling | !styling, estilismo, fashion styling, personal styling | ^Fashion design |
Space planning | planificacion de espacios, distribucion de espacios, home staging, decoracion de interiores | ^Interior design |
Architecture | !architecture, !arquitectura, !arquitetura, architectural design, diseno arquitectonico | ^Design | ~BIM 5
Landscape design | paisajismo, landscape architecture, diseno de jardines, arquitectura paisajista | ^Design |
Urban planning | planificacion urbana, urbanismo, planejamento urbano, city planning | | ~Architecture 4
Exhibition design | diseno de exhibiciones, set design, escenografia, stand design, cenografia | ^Design |
`,Xo=`
Marketing | mercadeo, mercadotecnia, marketing strategy, estrategia de marketing, mercadologia | |
Digital marketing | marketing digital, online marketing, internet marketing, mercadeo digital | ^Marketing |
Social media marketing | social media, redes sociales, social media management, midias sociais, gestion de redes sociales, manejo de redes sociales, gestao de redes sociais, social media manager, smm, redes sociais | ^Digital marketing |
Community management | community manager, gestion de comunidades, online communities, moderacion de comunidades | ^Social media marketing |
Instagram marketing | !instagram, youtube marketing | ^Social media marketing |
Influencer marketing | !influencers, marketing de influencers, influencer outreach | ^Social media marketing |
Social media tools | | ^Social media marketing |
Paid advertising | #PPC, paid media, pay per click, paid ads, publicidad digital, publicidad online, anuncios pagados, midia paga, online advertising, #SEM, search engine marketing, trafego pago, gestao de trafego, gestion de trafico, trafico pago, pauta digital | ^Digital marketing |
Programmatic advertising | dv360, display advertising, the trade desk | ^Paid advertising |
Amazon marketing | | ^E-commerce | ~Paid advertising 5
SEO | search engine optimization, posicionamiento web, posicionamiento seo, optimizacion para buscadores, otimizacao para motores de busca, seo/sem | ^Digital marketing |
SEO tools | | ^SEO |
Keyword research | investigacion de palabras clave, pesquisa de palavras chave | ^SEO |
Content marketing | marketing de contenidos, marketing de contenido, marketing de conteudo, content strategy, estrategia de contenidos, estrategia de contenido | ^Digital marketing | ~Copywriting 6
Content creation | creacion de contenido, creacion de contenidos, criacao de conteudo, content production, content creator | ^Content marketing |
Copywriting | copy writing, redaccion publicitaria, !copy, ad copy, redacao publicitaria, redaccion creativa, copywriter | ^Writing | ~Content writing 8
Content writing | redaccion de contenidos, article writing, redacao de conteudo, seo writing, web writing | ^Writing |
Writing | !writing, !redaccion, !escritura, !redacao, !escrita | |
Editing | !editing, edicion de textos, copy editing, correccion de estilo | ^Writing |
Email marketing | e-mail marketing, marketing por correo, email campaigns, correo masivo, !newsletters, campanas de email | ^Digital marketing | ~Marketing automation 7
Marketing automation | automatizacion de marketing, automacao de marketing | ^Digital marketing | ~HubSpot 7
Conversion rate optimization | #CRO, landing page optimization, !embudos, optimizacion de conversiones | ^Digital marketing |
Growth marketing | growth hacking, performance marketing, user acquisition, !growth | ^Digital marketing |
Brand management | brand strategy, gestion de marca, estrategia de marca, gestao de marca, brand marketing | ^Marketing |
Product marketing | marketing de producto | ^Marketing |
Market research | investigacion de mercado, investigacion de mercados, estudio de mercado, pesquisa de mercado, analisis de mercado, market analysis | ^Marketing |
Campaign management | gestion de campanas, marketing campaigns, campanas de marketing, campanas publicitarias, gestao de campanhas, !campaign | ^Marketing |
Affiliate marketing | marketing de afiliados, affiliate programs | ^Digital marketing |
Event marketing | event management, organizacion de eventos, gestion de eventos, organizacao de eventos, trade shows | ^Marketing | ~Event planning 9
Public relations | #PR, relaciones publicas, relacoes publicas | | ~Corporate communications 7
Corporate communications | comunicacion corporativa, comunicacion institucional, comunicacao corporativa | |
Journalism | periodismo, jornalismo, reporting journalism | ^Writing |
Scriptwriting | !guion, !guiones, storytelling, screenwriting, !roteiro | ^Writing |
Marketing analytics | marketing metrics, analitica de marketing, !attribution, metricas de marketing, campaign reporting | ^Marketing, Data analysis | ~Google Analytics 7
Trade marketing | merchandising, retail marketing | ^Marketing |
Translation | traduccion, traducao, !translating, traduccion ingles espanol | | ~Interpretation 7
Interpretation | !interpretation, !interpreting | |
Transcription | transcripcion, transcricao | | ~Data entry 5
Inbound marketing | marketing de atraccion, marketing de atracao, !inbound | ^Digital marketing | ~Content marketing 7
Outbound marketing | direct marketing, marketing directo, marketing direto, direct mail | ^Marketing |
B2B marketing | account based marketing, #ABM, marketing b2b, business marketing | ^Marketing |
Local SEO | google my business, google business profile, seo local, local search | ^SEO |
Technical SEO | seo tecnico, site audits, schema markup, auditoria seo | ^SEO |
Link building | backlinks, construccion de enlaces, guest posting | ^SEO |
On-page SEO | seo on page, on page optimization, seo content, contenido seo, seo copywriting | ^SEO |
App store optimization | #ASO, app marketing, mobile marketing, marketing movil | ^Digital marketing | ~SEO 5
YouTube management | youtube seo, youtube channel management, gestion de youtube, youtube automation | ^Social media marketing |
TikTok marketing | !tiktok, tik tok, tiktok content | ^Social media marketing | ~Instagram marketing 7
LinkedIn marketing | linkedin outreach, linkedin content, linkedin management | ^Social media marketing | ~B2B marketing 5, Instagram marketing 7
Facebook marketing | !facebook, facebook pages, facebook groups | ^Social media marketing | ~Instagram marketing 7, Social media tools 7
Pinterest marketing | !pinterest | ^Social media marketing | ~Instagram marketing 7
X marketing | !twitter, twitter marketing, twitter management | ^Social media marketing |
Social listening | brandwatch, escucha social, monitoreo de redes sociales, social media monitoring, mention monitoring | ^Social media marketing |
Social media strategy | estrategia de redes sociales, social strategy, estrategia digital, digital strategy, estrategia de midias sociais | ^Social media marketing |
Social media scheduling | content scheduling, programacion de publicaciones | ^Social media marketing | ~Social media tools 9
Content calendar | calendario de contenidos, editorial calendar, parrilla de contenidos, calendario editorial, content planning | ^Content marketing |
Content moderation | moderacion de contenido, moderacion de contenidos, moderacao de conteudo, trust and safety | | ~Community management 6
User-generated content | #UGC, ugc creator, contenido generado por usuarios | ^Content creation | ~Influencer marketing 7
Blogging | blog writing, blog posts, redaccion de blogs, escrita de blogs, articulos de blog | ^Content writing |
Ghostwriting | ghost writing, ebook writing, escritor fantasma | ^Writing |
Creative writing | escritura creativa, escrita criativa, fiction writing, !poetry | ^Writing |
Proofreading | correccion de textos, revision de textos, revisao de textos, corrector de estilo | ^Editing |
Press releases | notas de prensa, comunicados de prensa, releases de imprensa, !comunicados | ^Public relations |
Media relations | relaciones con medios, relacoes com a midia, gabinete de prensa, press office | ^Public relations |
Crisis communication | comunicacion de crisis, crisis management, manejo de crisis, gestao de crise | ^Public relations |
Internal communications | comunicacion interna, comunicacao interna, employee communications | ^Corporate communications |
Speechwriting | !discursos, speech writing | ^Writing |
Scientific writing | redaccion cientifica, academic writing, redaccion academica, redacao academica, medical writing, apa style | ^Writing |
Grant writing | redaccion de propuestas, grant proposals, !subvenciones, elaboracao de projetos | ^Proposal writing | ~Fundraising 7
Fundraising | recaudacion de fondos, captacion de fondos, captacao de recursos, donor relations | |
Google Display Network | gdn, display ads, remarketing, retargeting, remarketing campaigns | ^Paid advertising |
Google Shopping | google merchant center, shopping ads, merchant center | ^Google Ads, E-commerce |
Media planning | planificacion de medios, media buying, compra de medios, planejamento de midia, media strategy | ^Paid advertising |
Advertising | publicidad, publicidade, !propaganda, advertising campaigns | ^Marketing |
Outdoor advertising | publicidad exterior, #OOH, #BTL, #ATL, activaciones de marca, brand activation, brand activations | ^Advertising |
Ad creative | ad design, ad creatives, diseno de anuncios, !criativos | ^Advertising, Graphic design |
Email automation | automatizacion de correos, drip campaigns, email sequences, automatizacion de emails, email flows | ^Email marketing | ~Marketing automation 8
SMS marketing | whatsapp marketing, text marketing, marketing por whatsapp | ^Digital marketing |
Landing pages | landing page, unbounce, instapage, leadpages, paginas de aterrizaje | ^Conversion rate optimization |
ClickFunnels | sales funnels, embudos de venta, !funnels, kartra, funis de venda | ^Conversion rate optimization |
Marketing attribution | attribution modeling, modelo de atribucion, utm tracking, #UTM | ^Marketing analytics |
Customer segmentation | segmentacion de clientes, audience segmentation, segmentacion de mercado, market segmentation, buyer personas | ^Marketing |
Customer journey | recorrido del cliente, jornada do cliente, customer lifecycle, lifecycle marketing | ^Marketing |
Meta Pixel | facebook pixel, conversion tracking, seguimiento de conversiones, conversions api | ^Web analytics | ~Google Tag Manager 7
Product launches | lanzamiento de productos, product launch, lancamento de produtos, !lanzamientos | ^Product marketing |
Go-to-market strategy | gtm strategy, go to market, estrategia de lanzamiento | ^Product marketing |
Competitive analysis | analisis de la competencia, competitor analysis, competitor research, benchmarking, analise de concorrencia, competitive intelligence | ^Market research |
Consumer behavior | comportamiento del consumidor, consumer insights, comportamento do consumidor, neuromarketing | ^Market research |
Sponsorships | !sponsorships, !patrocinios, brand partnerships, alianzas comerciales, !patrocinio, strategic partnerships, alianzas estrategicas | | ~Business development 5
Visual merchandising | vitrinismo, escaparatismo, store displays, exhibicion de productos | ^Trade marketing |
Loyalty programs | programas de fidelizacion, programas de lealtad, programas de fidelidade | ^Customer retention |
Localization | !localization, !localizacion, !localizacao, website localization, game localization | ^Translation |
Subtitling | subtitulado, !subtitulos, captioning, legendagem, closed captions | ^Translation | ~Transcription 6
Simultaneous interpretation | interpretacion simultanea, interpretacao simultanea, consecutive interpretation | ^Interpretation |
Medical interpretation | interpretacion medica, medical translation, traduccion medica | ^Interpretation |
Legal translation | traduccion legal, traduccion juridica, sworn translation, traduccion jurada, traducao juramentada | ^Translation |
CAT tools | sdl trados, memoq, smartcat, wordfast | ^Translation |
`,Zo=`
SQL | structured query language, sql queries, consultas sql | ^Databases |
Databases | database, bases de datos, base de datos, banco de dados, bancos de dados, relational databases, rdbms, database management | |
NoSQL | non relational databases | ^Databases |
Elasticsearch | elastic search, #ELK, elk stack, opensearch | ^NoSQL |
Database administration | dba, administracion de bases de datos, administracao de banco de dados, database tuning | ^Databases |
Database design | data modeling, data modelling, modelado de datos, modelagem de dados, diseno de bases de datos | ^Databases |
Data analysis | data analytics, analisis de datos, analise de dados, analytics, data analyst skills, analytical data | | ~Data visualization 6, Statistics 6, Business intelligence 7
Data visualization | visualizacion de datos, visualizacao de dados, dashboards, dashboarding, !tableros, data viz, data visualisation | |
Business intelligence | #BI, inteligencia de negocios, inteligencia de negocio, business informatics | | ~Data visualization 7
Statistics | !statistics, !estadistica, !estatistica, statistical analysis, analisis estadistico, analise estatistica, statistical modeling, !statistical | |
Data science | ciencia de datos, ciencia de dados | ^Data analysis | ~Machine learning 8
Machine learning | #ML, aprendizaje automatico, aprendizado de maquina, aprendizaje de maquina | | ~Deep learning 8
Deep learning | neural networks, redes neuronales, redes neurais, aprendizaje profundo | ^Machine learning |
Natural language processing | nlp, procesamiento de lenguaje natural, processamento de linguagem natural | ^Machine learning |
Generative AI | genai, llm, llms, large language models, ia generativa | ^Artificial intelligence |
Artificial intelligence | #AI, inteligencia artificial, !ia | | ~Machine learning 8
Prompt engineering | prompting | | ~Generative AI 6
Predictive modeling | predictive analytics, modelado predictivo, forecasting models, analisis predictivo | ^Data science, Statistics |
A/B testing | ab testing, split testing, !experimentation, pruebas a/b | | ~Conversion rate optimization 7
R | &r, r programming, rstudio, r studio | ^Programming | ~Statistics 6, Python 3
Pandas | @pandas, pandas numpy | ^Python, Data analysis |
MATLAB | simulink | ^Programming |
Jupyter | @jupyter, jupyter notebook, jupyter notebooks | ^Python |
Data engineering | ingenieria de datos, engenharia de dados, data pipelines, pipelines de datos, data pipeline | |
ETL | elt, extract transform load, data integration, integracion de datos | ^Data engineering |
dbt | data build tool | ^Data engineering, SQL |
Spark | &spark, apache spark, pyspark | ^Data engineering, Big data |
Hadoop | mapreduce, hdfs | ^Big data |
Big data | | ^Data engineering |
Data streaming | stream processing | ^Data engineering |
Data warehousing | data warehouse, almacen de datos, dwh | ^Data engineering, Databases |
Data governance | gobierno de datos, data stewardship | |
Data mining | mineria de datos, mineracao de dados, data extraction, extraccion de datos | ^Data analysis |
Data collection | recoleccion de datos, recopilacion de datos, coleta de dados, survey data | |
Data processing | procesamiento de datos, processamento de dados, data cleaning, limpieza de datos, data preparation, data wrangling | | ~Data analysis 5
Data annotation | | | ~Data entry 4
Web analytics | analitica web, digital analytics | ^Data analysis |
Cloud computing | !cloud, computacion en la nube, computacao em nuvem, la nube, cloud services, cloud infrastructure | |
AWS | amazon web services, aws cloud, amazon aws | ^Cloud computing | ~Azure 5, Google Cloud 5
Azure | @azure, microsoft azure, azure cloud | ^Cloud computing | ~Google Cloud 5
Google Cloud | gcp, google cloud platform | ^Cloud computing |
Serverless | | ^Cloud computing |
Docker | @docker, !containers, !contenedores, containerization | ^DevOps |
Kubernetes | k8s | ^DevOps | ~Docker 7
DevOps | dev ops | |
CI/CD | ci cd, cicd, continuous integration, integracion continua, continuous delivery, continuous deployment, integracao continua | ^DevOps |
Monitoring | !monitoring, observability, monitoreo de sistemas | ^DevOps |
Linux | | ^System administration |
Windows Server | | ^System administration |
System administration | sysadmin, systems administration, administracion de sistemas, administracao de sistemas, it administration | |
Virtualization | virtualizacion, virtualizacao | ^System administration |
Networking | !networking, computer networks, computer networking, !redes, redes informaticas, redes de computadoras, redes de computadores, network administration, lan/wan | |
Firewalls | | ^Networking, Cybersecurity |
DNS | dhcp, dns management | ^Networking |
VoIP | !telephony, &asterisk, telefonia ip, sip trunking | ^Networking |
Cybersecurity | cyber security, information security, ciberseguridad, seguridad informatica, seguridad de la informacion, seguranca da informacao, infosec, ciberseguranca, data security, seguridad de datos | |
Penetration testing | pentesting, pen testing, ethical hacking, hacking etico | ^Cybersecurity |
SIEM | #SIEM, soc analysis, security monitoring | ^Cybersecurity |
Identity management | #IAM, identity and access management | ^Cybersecurity |
ISO 27001 | security compliance | ^Cybersecurity, Compliance |
GDPR | data privacy, privacidad de datos, ccpa, data protection, proteccion de datos, lgpd | ^Compliance |
Cloud security | devsecops | ^Cybersecurity |
IT support | technical support, soporte tecnico, suporte tecnico, help desk, helpdesk, service desk, mesa de ayuda, tech support, soporte it, suporte de ti, soporte informatico, desktop support, it help desk | | ~Troubleshooting 7
Troubleshooting | !troubleshooting, resolucion de fallas, solucion de problemas tecnicos, diagnostico de fallas, technical troubleshooting, resolucao de falhas | |
ITIL | | ^IT support |
Hardware | !hardware, computer hardware, pc repair, hardware maintenance, mantenimiento de computadoras, computer repair | ^IT support |
Microsoft 365 administration | office 365 administration, sharepoint administration, microsoft 365 admin, google workspace administration | ^System administration |
IT asset management | asset management it, endpoint management, sccm | ^IT support |
Disaster recovery | respaldo de datos | ^System administration |
GIS | #GIS, geographic information systems, sistemas de informacion geografica | ^Data analysis |
Internet of things | #IoT, internet de las cosas | |
PLC programming | #PLC, automation engineering, automatizacion industrial, automacao industrial, industrial automation | |
CAD | !cad, computer aided design, autodesk, dibujo tecnico, desenho tecnico | |
BIM | #BIM, building information modeling | ^CAD |
Stored procedures | procedimientos almacenados, triggers sql, pl/sql development, procedimentos armazenados | ^SQL |
Query optimization | sql tuning, performance tuning, optimizacion de consultas, database optimization, sql optimization | ^SQL, Database administration |
Database migration | migracion de datos, data migration, migracion de bases de datos, migracao de dados | ^Databases | ~ETL 5
Database replication | !replicacion, sharding, database clustering | ^Database administration |
Vector databases | | ^Databases | ~Generative AI 5
Time series databases | influxdb, timescaledb | ^Databases |
DAX | #DAX, power query, m language, power pivot, powerpivot | ^Power BI | ~Excel 4
Dashboard design | diseno de dashboards, tableros de control, diseno de tableros, kpi dashboards, paineis de controle | ^Data visualization |
KPI tracking | kpis, key performance indicators, indicadores de gestion, indicadores de desempeno, metricas de negocio, indicadores de desempenho | ^Data analysis |
Reporting | !reporting, elaboracion de informes, generacion de reportes, report writing, reporteria, elaboracao de relatorios, data reporting | | ~Data analysis 6
Data storytelling | storytelling con datos, narrativa de datos | ^Data visualization |
Exploratory data analysis | #EDA, analisis exploratorio, analisis exploratorio de datos | ^Data analysis |
Time series analysis | series de tiempo, time series forecasting, series temporales, arima | ^Statistics |
Regression analysis | analisis de regresion, linear regression, regresion lineal, logistic regression, regressao linear | ^Statistics |
Hypothesis testing | pruebas de hipotesis, inferencia estadistica, inferential statistics, #ANOVA | ^Statistics |
Bayesian statistics | estadistica bayesiana, monte carlo, bayesian inference | ^Statistics |
Econometrics | econometria, econometric modeling | ^Statistics, Economics |
Operations research | investigacion de operaciones, linear programming, programacion lineal, optimization models, pesquisa operacional | ^Statistics |
Survey design | diseno de encuestas, !encuestas, !questionnaires, !cuestionarios, pesquisas de opiniao | ^Data collection | ~Market research 6
Quantitative research | investigacion cuantitativa, metodos cuantitativos, pesquisa quantitativa | ^Research, Statistics |
Qualitative research | investigacion cualitativa, focus groups, grupos focales, pesquisa qualitativa | ^Research |
Scikit-learn | sklearn, scikit learn | ^Machine learning, Python |
Convolutional neural networks | !cnn, rnn, lstm, transformers models, redes convolucionales | ^Deep learning |
Reinforcement learning | aprendizaje por refuerzo, aprendizado por reforco | ^Machine learning |
Recommender systems | recommendation systems, sistemas de recomendacion, sistemas de recomendacao | ^Machine learning |
Anomaly detection | deteccion de anomalias, outlier detection | ^Machine learning |
Feature engineering | ingenieria de caracteristicas, feature selection, dimensionality reduction | ^Machine learning |
Clustering | segmentacion de datos, k means, unsupervised learning, aprendizaje no supervisado | ^Machine learning |
MLOps | model deployment, ml ops, despliegue de modelos | ^Machine learning, DevOps |
Hugging Face | huggingface, transformers library, fine tuning llm, model fine-tuning | ^Natural language processing | ~Generative AI 7
Retrieval-augmented generation | #RAG, rag pipelines, semantic search | ^Generative AI | ~Vector databases 7
OpenAI API | openai, chatgpt api, anthropic api, azure openai, gpt api | ^Generative AI |
Midjourney | stable diffusion, dall-e, ai image generation, imagenes con ia, leonardo ai | ^Prompt engineering | ~Graphic design 3
Chatbots | chatbot development, manychat, desarrollo de chatbots, conversational ai, !bots | | ~Natural language processing 5
Speech recognition | text to speech, speech to text, reconocimiento de voz, reconhecimento de voz | ^Machine learning |
Text mining | sentiment analysis, analisis de sentimientos, mineria de texto, text analytics, analise de sentimentos | ^Natural language processing |
NLTK | spacy, gensim | ^Natural language processing, Python |
NumPy | scipy, num py | ^Python, Data analysis | ~Pandas 8
Tidyverse | dplyr, &shiny, r shiny | ^R |
Databricks | delta lake, azure databricks, unity catalog | ^Data engineering | ~Spark 8
Data lakes | data lake, data lakehouse, lakehouse, lago de datos | ^Data engineering | ~Data warehousing 7
Dimensional modeling | star schema, %kimball, modelado dimensional, modelagem dimensional | ^Data warehousing, Database design |
Data quality | calidad de datos, qualidade de dados, data validation, validacion de datos, great expectations | ^Data governance |
Master data management | mdm datos, datos maestros, data catalog, collibra, dados mestres | ^Data governance |
Data entry validation | verificacion de datos, data verification, data checking | ^Data entry | ~Data quality 6
Data labeling | etiquetado de datos, image annotation, labelbox, rotulagem de dados | ^Data annotation |
Amazon EC2 | ec2, aws ec2, auto scaling groups | ^AWS |
Amazon S3 | s3 buckets, aws s3, cloud storage, almacenamiento en la nube | ^AWS |
AWS Lambda | lambda functions, api gateway lambda, step functions | ^AWS, Serverless |
Amazon RDS | %aurora, amazon aurora, aws rds | ^AWS, SQL |
Amazon ECS | fargate, aws ecs, aws fargate | ^AWS, Docker | ~Kubernetes 6
Azure Functions | azure app service, azure logic apps, logic apps | ^Azure, Serverless |
Google Cloud Functions | cloud run, cloud functions, app engine, google app engine | ^Google Cloud, Serverless |
Cloud migration | migracion a la nube, migracao para nuvem, lift and shift | ^Cloud computing |
Cloud architecture | arquitectura cloud, arquitectura en la nube, cloud solutions architecture, arquitetura de nuvem | ^Cloud computing, Software architecture |
Cloud cost optimization | finops, cloud cost management | ^Cloud computing |
OpenStack | private cloud, nube privada | ^Cloud computing, Virtualization |
IBM Cloud | oracle cloud, #OCI, alibaba cloud | ^Cloud computing | ~AWS 4
Docker Compose | docker swarm, podman | ^Docker |
Helm | &helm, kustomize, helm charts | ^Kubernetes |
GitOps | | ^CI/CD, Kubernetes | ~Jenkins 7
Vagrant | &vagrant, packer images | ^DevOps, Virtualization |
Site reliability engineering | #SRE, site reliability, #SLO, incident management sre | ^DevOps | ~Monitoring 7
Unix | | ^System administration | ~Linux 8
Active Directory | directorio activo, group policy, gpo, ldap | ^Windows Server, Identity management |
Windows administration | windows 10, windows 11, windows administration support, administracion de windows | ^System administration | ~Windows Server 8
macOS administration | mac os, @macos, mac support, apple support | ^System administration | ~IT asset management 7
Web hosting | !hosting, !domain management, alojamiento web, hospedagem de sites | ^System administration |
Email administration | smtp, administracion de correo, postfix | ^System administration | ~Microsoft 365 administration 7
Patch management | gestion de parches, software updates, wsus | ^System administration, Cybersecurity |
TCP/IP | routing protocols, ospf, bgp, vlan, vlans, routing and switching, enrutamiento, subnetting | ^Networking |
Wi-Fi networks | wireless networks, redes inalambricas, !wifi, redes wifi, redes sem fio | ^Networking |
Network security | seguridad de redes, seguranca de redes, network hardening | ^Networking, Cybersecurity |
Structured cabling | cableado estructurado, fibra optica, fiber optics, cabeamento estruturado, fiber splicing | ^Networking |
Telecommunications | !telecommunications, !telecomunicaciones, !telecomunicacoes, !telecom, radio frequency, radiofrecuencia, !lte, !5g, gpon | | ~Networking 6
SD-WAN | network automation | ^Networking |
VPN | vpns, ipsec, wireguard, openvpn | ^Networking | ~Firewalls 7
Vulnerability management | gestion de vulnerabilidades, vulnerability assessment, gestao de vulnerabilidades, analisis de vulnerabilidades | ^Cybersecurity | ~Penetration testing 7
Incident response | respuesta a incidentes, resposta a incidentes, security incidents, gestion de incidentes de seguridad | ^Cybersecurity | ~SIEM 7
Threat intelligence | threat hunting, inteligencia de amenazas, mitre att&ck, malware analysis, analisis de malware | ^Cybersecurity | ~SIEM 7
Digital forensics | forense digital, informatica forense, computer forensics | ^Cybersecurity |
Endpoint security | edr, antivirus, xdr | ^Cybersecurity |
Cryptography | criptografia, encryption, cifrado, pki, ssl/tls | ^Cybersecurity |
Application security | owasp, appsec, secure coding, desarrollo seguro, owasp top 10, codigo seguro | ^Cybersecurity | ~Cloud security 6
Security awareness | phishing training, concientizacion en seguridad, security training | ^Cybersecurity |
Security auditing | auditoria de seguridad, it audit, auditoria de sistemas, auditoria de ti, cobit | ^Cybersecurity, Auditing |
SOC 2 | soc2, soc 2 compliance, fedramp, vanta | ^Compliance | ~ISO 27001 7
NIST | nist framework, cis controls | ^Cybersecurity | ~ISO 27001 7
PCI DSS | pci compliance, pci-dss | ^Compliance | ~ISO 27001 5
Privileged access management | cyberark, #PAM, access control management | ^Identity management |
Email security | spam filtering, dkim, dmarc, proofpoint | ^Cybersecurity |
SOC operations | soc analyst, security operations center, security operations, centro de operaciones de seguridad | ^Cybersecurity | ~SIEM 9
IT project management | gestion de proyectos de ti, it projects, proyectos tecnologicos | ^Project management |
IT service management | itsm, gestion de servicios de ti, incident management, gestion de incidentes, problem management, gestao de incidentes | ^IT support | ~ITIL 9
IT procurement | software licensing, licenciamiento de software, license management | ^IT asset management |
Remote support | soporte remoto, remote desktop, suporte remoto | ^IT support |
Printer support | network printers, !impresoras, soporte de impresoras | ^IT support |
Mobile device management | #MDM | ^IT asset management | ~Microsoft 365 administration 7
Point of sale systems | pos systems, sistemas pos, punto de venta, ponto de venda, pos support | | ~Cash handling 5
Computer assembly | ensamblaje de computadoras, pc building, computer hardware assembly, montagem de computadores | ^Hardware |
Backup management | !backups, copias de seguridad, !respaldos, gestion de respaldos | ^Disaster recovery |
Remote sensing | teledeteccion, percepcion remota, sensoriamento remoto, !lidar, drone mapping, photogrammetry, fotogrametria | ^GIS |
Cartography | cartografia, map making | ^GIS |
SCADA | hmi, industrial control systems | | ~PLC programming 8
Finite element analysis | #FEA, elementos finitos, cfd | | ~CAD 4, C 7
`,Qo=`
Communication tools | mensajeria empresarial, team messaging tools, herramientas de comunicacion, ferramentas de comunicacao | |
Video conferencing | videoconferencias, videollamadas, videoconferencias em grupo, video calls, videoconferencia | | ~Communication tools 6
Screen recording | grabacion de pantalla, gravacao de tela, screencasts | |
Document signing | electronic signature, firma electronica, assinatura eletronica, e-signatures, electronic signatures, firma digital | ^Document management |
File storage | almacenamiento de archivos, armazenamento de arquivos, cloud file storage, shared drives | ^Document management |
Form building | !formularios, online forms, formularios en linea, formularios online | |
Password management | gestion de contrasenas, gestao de senhas, password managers | |
Time tracking | control de horas, registro de horas, controle de horas, time tracking software, timesheets, hojas de tiempo | |
Whiteboarding | pizarras digitales, lousas digitais, mind mapping, mapas mentales, mapas mentais | | ~Wireframing 4
AI tools | herramientas de ia, ferramentas de ia, ai assistants, asistentes de ia, ai productivity tools | | ~Prompt engineering 6
Candidate sourcing | busqueda de candidatos, candidate search, talent sourcing, hunting de talento, busca de candidatos, !hunting, recruitment sourcing, passive candidate sourcing | ^Recruiting | ~Sourcing 7
Sourcing | !sourcing | | ~Procurement 7
Agency management systems | insurance agency software, ams software, insurance crm | ^Insurance |
Policy servicing | policy changes, !endorsements, policy endorsements, servicio de polizas, administracion de polizas, policy administration, emision de polizas, policy issuance, emissao de apolices | ^Insurance |
Policy renewals | renewals processing, insurance renewals, renovacion de polizas, renovaciones de seguros, renovacao de apolices, renovacao de seguros | ^Insurance | ~Policy servicing 6
Certificates of insurance | certificate of insurance, #COI, acord forms, acord 25, #ACORD, certificados de seguro, certificado de seguro | ^Insurance | ~Policy servicing 5
Insurance quoting | quoting insurance, insurance quotes, cotizacion de seguros, cotizaciones de seguros, cotacao de seguros, comparative rating, comparative raters | ^Insurance | ~Insurance sales 6
Commercial lines insurance | commercial lines, commercial insurance, seguros comerciales, seguros empresariales, #BOP insurance, general liability insurance, workers compensation insurance | ^Insurance | ~Personal lines insurance 6
Personal lines insurance | personal lines, home and auto insurance, auto insurance, homeowners insurance, seguros personales, seguros de auto, seguro auto, seguros de hogar | ^Insurance |
Property and casualty insurance | property and casualty, p&c insurance, #P&C, p&c license, property casualty license | ^Insurance | ~Commercial lines insurance 6, Personal lines insurance 6
Life and health insurance | life insurance, health insurance sales, seguros de vida, seguro de vida, life and health license, medicare advantage, medicare supplement | ^Insurance | ~Insurance sales 5
Insurance customer service | #CSR insurance, insurance csr, licensed csr, servicio al asegurado, atencion al asegurado, insurance account management | ^Insurance, Customer service |
CSR | !csr | | ~Customer service 7, Insurance customer service 5, Corporate social responsibility 5
Load boards | load board, bolsas de carga, bolsa de cargas, load searching, finding loads, busqueda de cargas | ^Dispatch |
Load booking | booking loads, load booking and negotiation, rate negotiation with brokers, broker negotiation, rate confirmations, negociacion con brokers | ^Dispatch | ~Freight brokerage 7
Truck dispatching | truck dispatch, despacho de camiones, despacho de transporte, freight dispatching, despacho de cargas, dispatch operations, despachador de camiones | ^Dispatch |
Transportation management systems | #TMS, tms software, transport management system, sistema de gestion de transporte | ^Logistics |
Electronic logging devices | #ELD, eld compliance, hours of service, hos compliance, driver logs | ^Fleet management |
Carrier compliance | dot compliance, fmcsa, ifta, ifta reporting, carrier onboarding, carrier packets, safety compliance trucking, mc authority | ^Logistics | ~Electronic logging devices 5
Bills of lading | bill of lading, #BOL, proof of delivery, #POD, cartas de porte, conocimiento de embarque | ^Logistics |
Check calls | load tracking, shipment tracking, track and trace, seguimiento de cargas, seguimiento de envios, rastreamento de cargas | ^Dispatch |
CPT coding | #CPT, cpt codes, cpt coding, procedure coding, e/m coding, evaluation and management coding | ^Medical coding |
ICD-10 coding | icd-10, icd 10, icd-10-cm, icd-10 codes, cie-10, cid-10 | ^Medical coding | ~CPT coding 6
HCPCS coding | hcpcs, hcpcs codes, hcpcs level ii | ^Medical coding | ~CPT coding 6, ICD-10 coding 5
Explanation of benefits | #EOB, eobs, #ERA, electronic remittance advice, explanation of benefits review | ^Medical billing |
Payment posting | posting payments, era posting, registro de pagos medicos, baixa de pagamentos | ^Medical billing |
Accounts receivable follow-up | ar follow up, ar follow-up, aging reports, insurance follow up, seguimiento de cuentas por cobrar | ^Medical billing, Accounts receivable |
Denials management | denial management, denials appeals, claim appeals, !appeals, gestion de rechazos, glosas medicas, gestao de glosas | ^Claims processing |
Medical credentialing | provider credentialing, credentialing, caqh, payer enrollment, provider enrollment, acreditacion de proveedores medicos | ^Medical administration | ~Medical billing 4
Clinical notes | soap notes, chart notes, !charting, medical charting, notas clinicas, evoluciones medicas, hpi documentation, prontuarios | ^Medical scribing |
Chart preparation | chart prep, pre-charting, chart review, preparacion de historias clinicas | ^Medical scribing | ~Clinical notes 6
Referral management | referral coordination, medical referrals, referidos medicos, coordinacion de referidos, encaminhamentos medicos | ^Care coordination |
Practice management software | practice management systems, #PMS medical, software de gestion medica, medical practice software | ^Medical administration |
Dental software | software dental, software odontologico, dental practice management software, software odontologico de gestion | ^Dental administration |
Dental insurance verification | dental insurance breakdowns, insurance breakdowns, verificacion de seguros dentales, dental eligibility | ^Insurance verification, Dental administration |
Dental treatment coordination | treatment planning dental, treatment coordination, treatment plan presentation, coordinacion de tratamientos dentales, recall appointments, dental recall | ^Dental administration |
Tenant screening | tenant applications, rental applications, evaluacion de inquilinos, seleccion de inquilinos, analise de inquilinos | ^Property management |
Rent collection | cobro de rentas, cobro de alquileres, cobranca de alugueis, rent roll, delinquency management | ^Property management |
Lease administration | lease agreements, lease renewals, leasing contracts, contratos de arrendamiento, renovacion de contratos de alquiler, contratos de locacao, lease abstraction | ^Property management | ~Leasing 7
Maintenance coordination | work orders, work order management, coordinacion de mantenimiento, ordenes de trabajo, ordens de servico, maintenance requests | ^Property management |
Property management software | software de administracion de propiedades, software de gestao de imoveis | ^Property management |
Transaction coordination | transaction coordinator, real estate transactions, contract to close, coordinacion de transacciones, coordinador de transacciones, escrow coordination, coordenacao de transacoes imobiliarias | ^Real estate |
Multiple listing services | mls listings, mls data entry, listing management, listing input, publicacion de propiedades | ^Real estate |
Comparative market analysis | #CMA, comparative market analyses, real estate comps, running comps, analisis comparativo de mercado | ^Real estate |
Showing coordination | property showings, scheduling showings, open houses, coordinacion de visitas a propiedades | ^Real estate, Appointment scheduling |
Skip tracing | skip trace, localizacion de propietarios | ^Real estate | ~Internet research 5
Mortgage software | loan origination systems, #LOS, loan origination software | ^Mortgage processing |
Loan setup | loan file setup, mortgage file setup, #VOE, verification of employment, conditions clearing, loan conditions, preparacion de expedientes hipotecarios | ^Mortgage processing |
FHA, VA and conventional loans | fha loans, va loans, usda loans, conventional loans | ^Mortgage processing |
Mortgage underwriting | underwriting mortgage loans, suscripcion hipotecaria | ^Underwriting, Mortgage processing |
Legal practice management software | legal case management software, software juridico, software para abogados | ^Law |
Discovery requests | legal discovery, discovery responses, interrogatories, requests for production, propounding discovery | ^Litigation |
Court filing | e-filing, efiling, electronic court filing, court e-filing, presentacion de escritos, peticionamento eletronico, docketing, legal calendaring | ^Litigation | ~Legal practice management software 4
Medical records retrieval | medical records requests, requesting medical records, obtencion de expedientes medicos, medical chronologies, medical summaries | ^Personal injury law |
Construction management software | construction software, software de construccion, software de obra | ^Construction management |
Estimating software | takeoff software, construction estimating software, software de presupuestos de obra, programas de mediciones | ^Estimating |
Takeoffs | !takeoffs, material takeoffs, construction takeoffs, quantity takeoffs, cuantificaciones, computos de obra, levantamento de quantitativos | ^Estimating | ~Quantity surveying 9
Submittals | construction submittals, submittal log, #RFI, rfis, rfis and submittals, requests for information construction | ^Construction management |
Change orders | construction change orders, ordenes de cambio, aditivos de obra | ^Construction management | ~Submittals 6
Bid preparation | construction bids, bid proposals construction, bid leveling, preparacion de ofertas de obra, bidding construction, orcamento de obras, invitation to bid, invitations to bid | ^Estimating |
Building permits | permit expediting, !permitting, permisos de construccion, licencias de construccion, alvaras de construcao, permit applications | ^Construction management |
Punch lists | punch list, closeout documents, project closeout construction, lista de pendientes de obra | ^Construction management |
Earthwork grading | land grading, site grading, grading plans, grading and drainage, movimiento de tierras, terraplenagem, earthwork, nivelacion de terrenos | ^Civil engineering |
Grading | !grading | | ~Student assessment 6, Earthwork grading 6
Construction drawings | shop drawings, as-built drawings, planos constructivos, planos de obra, architectural drafting, !drafting, dibujo arquitectonico, desenho arquitetonico, technical drawings, projetos executivos | ^CAD |
Field service software | software de servicio en campo, field service management software | ^Dispatch |
Job scheduling | technician scheduling, scheduling technicians, programacion de tecnicos, crew scheduling, agendamento de tecnicos | ^Dispatch | ~Calendar management 5
Learning management systems | #LMS, plataformas educativas, plataformas de ensino, gestion de lms, lms administration | ^Instructional design |
Donor management | donor management software, gestion de donantes, gestao de doadores, donor database | ^Fundraising |
Bank feeds | transaction categorization, categorizing transactions, categorizacion de transacciones, coding transactions, bank feed management, classificacao de transacoes | ^Bookkeeping |
Chart of accounts | plan de cuentas, catalogo de cuentas, plano de contas, chart of accounts setup | ^Bookkeeping |
1099 filing | form 1099, 1099 preparation, 1099s, w-9 collection, 1099 and w-9, w-2 and 1099 | ^Bookkeeping, Tax preparation |
Clean-up bookkeeping | books cleanup, bookkeeping cleanup, catch-up bookkeeping, books catch-up, limpieza contable, regularizacion contable | ^Bookkeeping |
Sales tax filing | sales tax returns, sales tax compliance, declaracion de iva, sales tax reporting | ^VAT | ~Tax preparation 6
Payroll taxes | form 941, payroll tax filing, impuestos de nomina, encargos da folha, esocial, payroll tax compliance | ^Payroll, Tax preparation |
Job costing | costeo por obra, job cost accounting, costeo de proyectos, custeio por obra | ^Cost accounting |
Vendor statements | vendor statement reconciliation, conciliacion de proveedores, supplier reconciliations, conciliacao de fornecedores | ^Accounts payable |
Bill payment | paying bills, bill pay, pago de facturas, pagamento de contas, bill processing, pago a proveedores, pagamento a fornecedores | ^Accounts payable |
Three-way matching | 3-way matching, three way match, invoice matching, invoice coding, conciliacion de ordenes de compra | ^Accounts payable |
Data scraping and list building | list building, lead list building, lead lists, armado de listas de prospectos, listas de prospectos, contact research, criacao de listas de leads | ^Lead generation, Internet research |
Sales cadences | sales sequences, outreach sequences, email cadences, cadencias de ventas, cadencias de prospeccao, multichannel outreach | ^Sales development | ~Cold emailing 7
Apollo | &apollo | | ~Apollo.io 6, Apollo GraphQL 6
Epic | !epic | | ~Epic Systems 7, Applied Epic 5, Kareo 4, Cerner 4
Podcast booking | podcast outreach, podcast guest booking, podcast management | ^Virtual assistance | ~Podcast production 5
Inbox zero | email triage, inbox triage, organizacion de bandeja de entrada | ^Inbox management |
Travel itineraries | itinerarios de viaje, travel itinerary, roteiros de viagem | ^Travel arrangements |
Meeting notes | action items, minutas de reunion, tomar notas en reuniones, notas de reuniones | ^Minute taking |
`,$o=`
Accounting | contabilidad, contabilidade, contaduria, general accounting, contable, contabilidad general | |
Bookkeeping | teneduria de libros, libros contables, book keeping, registro contable, escrituracao contabil, registros contables | ^Accounting |
Accounts payable | cuentas por pagar, contas a pagar, !ap, ap/ar, vendor payments, cuentas a pagar | ^Accounting | ~Accounts receivable 7
Accounts receivable | cuentas por cobrar, contas a receber, !ar, cuentas a cobrar | ^Accounting | ~Invoicing 7, Collections 7
Invoicing | facturacion, billing, faturamento, invoice processing, !invoices, procesamiento de facturas, !facturas | ^Accounting |
Collections | !collections, cobranza, cobranzas, cobranca, credit and collections | |
Bank reconciliation | reconciliations, conciliacion bancaria, conciliaciones bancarias, conciliacao bancaria, account reconciliation | ^Accounting |
General ledger | libro mayor, gl accounting | ^Accounting |
Month-end close | month end closing, cierre contable, cierre mensual, cierre de mes, fechamento mensal, closing books | ^Accounting |
Financial reporting | reportes financieros, informes financieros, relatorios financeiros, elaboracion de estados financieros | ^Accounting | ~Financial analysis 7
Financial analysis | analisis financiero, analise financeira, financial analyst, ratio analysis | ^Finance |
Financial modeling | modelado financiero, financial models, modelos financieros, modelagem financeira, financial modelling | ^Financial analysis |
FP&A | fpa, financial planning and analysis, planeacion financiera, planificacion financiera, planejamento financeiro, financial planning | ^Financial analysis |
Budgeting | !presupuestos, !presupuesto, !orcamento, elaboracion de presupuestos, budget management, gestion de presupuestos, presupuestacion | ^Finance | ~Forecasting 7
Forecasting | !pronosticos, proyecciones financieras, financial forecasting, previsao financeira, cash flow forecasting | ^Finance |
Finance | finanzas, financas, corporate finance, finanzas corporativas, financial management, gestion financiera, gestao financeira, administracion financiera | |
Cash flow management | cash flow, flujo de caja, flujo de efectivo, fluxo de caixa, tesouraria | ^Finance |
Auditing | auditoria, !audit, !auditorias | ^Accounting |
Internal controls | control interno, controles internos | ^Auditing | ~Risk management 6
Tax preparation | !tax, !taxes, !impuestos, !impostos, tax returns, declaracion de impuestos, u.s. taxes, tax filing, tributacion, declaraciones tributarias, !irs, tax compliance, !tributario, taxation | | ~Accounting 5
Tax planning | planificacion fiscal, planificacion tributaria, planejamento tributario, fiscal planning | ^Tax preparation |
Payroll | nomina, nominas, folha de pagamento, payroll processing, liquidacion de sueldos, !planillas, procesamiento de nomina | |
US GAAP | gaap, u.s. gaap, generally accepted accounting principles | ^Accounting | ~IFRS 6
IFRS | niif, international financial reporting standards, normas internacionales de informacion financiera | ^Accounting |
Accounting software | software contable, sistemas contables | | ~Accounting 6
CPA | #CPA, certified public accountant, contador publico, contador publico certificado | ^Accounting |
CFA | #CFA, chartered financial analyst, series 7 | ^Financial analysis, Investment analysis |
Cost accounting | contabilidad de costos, contabilidad de costes, analisis de costos, contabilidade de custos, cost analysis, !costos | ^Accounting |
Investment analysis | analisis de inversiones, !inversiones, !investments, analise de investimentos, !valoracion | ^Finance |
Banking | !banking, !banca, !bancario, servicos bancarios, banking operations | ^Finance |
Credit analysis | analisis de credito, analise de credito, credit risk, riesgo crediticio | ^Finance |
Risk management | gestion de riesgos, gestion de riesgo, gestao de riscos, risk assessment, analisis de riesgos, evaluacion de riesgos, administracion de riesgos | |
Anti-money laundering | #AML, prevencion de lavado de dinero | ^Compliance |
Compliance | !cumplimiento, cumplimiento normativo, !conformidade, regulatory compliance, !normatividad, regulatory affairs, cumplimiento regulatorio | |
Bloomberg Terminal | @bloomberg, factset, capital iq | ^Investment analysis |
Mergers and acquisitions | #M&A, fusiones y adquisiciones, fusoes e aquisicoes | ^Finance |
Economics | !economia | |
Financial advising | asesoria financiera, wealth management, financial advisory, asesoramiento financiero | ^Finance |
Fixed assets | activos fijos, !depreciation | ^Accounting |
Double-entry accounting | partida doble, contabilidad por partida doble, partidas dobradas | ^Accounting |
Journal entries | asientos contables, asientos de diario, lancamentos contabeis, accruals, devengos | ^General ledger |
Financial statements | estados financieros, balance sheet, balance general, income statement, demonstracoes financeiras | ^Financial reporting |
Government accounting | contabilidad gubernamental, contabilidad publica, nonprofit accounting, contabilidade publica | ^Accounting |
Intercompany accounting | !consolidation, consolidacion de estados financieros, intercompany reconciliation | ^Accounting |
Credit control | control de credito, credit management, gestion de credito, controle de credito | ^Accounts receivable | ~Collections 8
Debt collection | cobranza judicial, gestion de cobro, recuperacion de cartera, cobranca de dividas, cobro de cartera | ^Collections |
Electronic invoicing | facturacion electronica, nota fiscal eletronica, cfdi | ^Invoicing |
Petty cash | caja chica, caja menor, fondo fijo, petty cash management | ^Accounting |
Cash handling | manejo de efectivo, manejo de caja, arqueo de caja, manejo de dinero, manuseio de dinheiro, cash register, caja registradora | |
Treasury management | tesoreria, gestion de tesoreria, gestao de tesouraria, !treasury | ^Cash flow management |
Variance analysis | analisis de variaciones, budget variance, analise de variacoes | ^Financial analysis |
Financial ratios | razones financieras, ratios financieros, indicadores financieros | ^Financial analysis |
Cost control | control de costos, control de gastos, controle de custos, cost reduction, reduccion de costos | ^Budgeting | ~Cost accounting 7
VAT | #VAT, #IVA, sales tax, impuesto al valor agregado, icms | ^Tax preparation |
Individual tax returns | form 1040, !1040, personal tax, declaracion de renta, imposto de renda | ^Tax preparation |
Corporate tax | form 1120, !1065, impuesto sobre sociedades, business tax returns, corporate taxation | ^Tax preparation |
Tax software | | ^Tax preparation |
Transfer pricing | precios de transferencia, precos de transferencia | ^Tax planning |
External audit | auditoria externa, financial audit, auditoria financiera | ^Auditing |
Internal audit | auditoria interna, auditoria operativa, operational audit | ^Auditing |
Forensic accounting | contabilidad forense, fraud examination, auditoria forense, fraud investigation | ^Auditing |
SOX compliance | sarbanes oxley, sarbanes-oxley, #SOX | ^Internal controls, Compliance |
Xero accounting add-ons | | ^Accounting software |
Social security contributions | seguridad social, aportes parafiscales, imss, cargas sociales, encargos sociais | ^Payroll |
Portfolio management | gestion de carteras, gestion de portafolios, asset management, gestao de carteiras, gestion de activos | ^Investment analysis |
Business valuation | valoracion de empresas, !valuation, company valuation, avaliacao de empresas, discounted cash flow, dcf | ^Financial modeling, Investment analysis |
Equity research | analisis bursatil, stock analysis, security analysis, analise de acoes | ^Investment analysis |
Trading | !trading, stock trading, forex, forex trading, technical analysis trading, bolsa de valores, !day trading | ^Investment analysis |
Derivatives | !derivatives, derivados financieros, options trading, !futures, !derivativos | ^Investment analysis |
Private equity | capital privado, venture capital, capital de riesgo, fondos de inversion | ^Investment analysis |
Investment banking | banca de inversion, capital markets, mercado de capitales, banco de investimento | ^Finance | ~Mergers and acquisitions 8
Underwriting | suscripcion de riesgos, loan underwriting, insurance underwriting, subscricao | ^Credit analysis |
Loan processing | procesamiento de prestamos, !prestamos, loan servicing, !emprestimos, !lending, tramite de creditos | ^Credit analysis |
Mortgage processing | mortgage loans | ^Loan processing | ~Credit analysis 7
Claims management | gestion de siniestros, claims handling, insurance claims management, gestao de sinistros, ajuste de siniestros | ^Insurance |
Actuarial science | ciencias actuariales, actuaria, actuarial analysis, ciencias atuariais | ^Insurance, Statistics |
KYC | #KYC, know your customer, customer due diligence, debida diligencia, conheca seu cliente | ^Anti-money laundering |
Fraud detection | deteccion de fraude, fraud prevention, prevencion de fraude, fraud analysis, prevencao a fraudes | ^Risk management | ~Anti-money laundering 7
Market risk | riesgo de mercado, operational risk, riesgo operativo, value at risk, basel iii | ^Risk management |
Personal finance | finanzas personales, retirement planning, planificacion de retiro, financas pessoais, estate planning | ^Financial advising |
Cryptocurrency accounting | !criptomonedas, !cryptocurrency, !criptomoedas, !bitcoin, crypto trading | ^Finance | ~Blockchain 5
Payment processing | procesamiento de pagos, payment operations, processamento de pagamentos | ^Accounts receivable |
`,es=`
Human resources | #HR, recursos humanos, rrhh, rr hh, human resource management, gestion de recursos humanos, talento humano, gestion humana, people operations, hr management, gestao de pessoas, gestion del talento, hr administration | |
Recruiting | recruitment, reclutamiento, recrutamento, talent acquisition, seleccion de personal, reclutamiento y seleccion, adquisicion de talento, recrutamento e selecao, !staffing, !hiring, recruiter | ^Human resources |
IT recruiting | technical recruiting, tech recruiting, reclutamiento it | ^Recruiting |
Interviewing | candidate interviews, !entrevistas, interviewing candidates, entrevistas por competencias, screening candidates, candidate screening | ^Recruiting |
Applicant tracking systems | #ATS | ^Recruiting |
HRIS | hr systems | ^Human resources |
Employee onboarding | onboarding, !induccion, induccion de personal, integracao de funcionarios, new hire onboarding | ^Human resources |
Employee relations | relaciones laborales, relacoes trabalhistas, clima organizacional, !engagement | ^Human resources |
Performance management | evaluacion de desempeno, gestion del desempeno, avaliacao de desempenho, performance appraisal, performance reviews | ^Human resources |
Compensation and benefits | compensaciones y beneficios, !compensation, !compensaciones, remuneracao e beneficios | ^Human resources |
Training and development | !capacitacion, !capacitaciones, formacion de personal, #L&D, treinamento e desenvolvimento, employee training, corporate training, staff training, !entrenamiento, desarrollo de personal, !treinamento | | ~Instructional design 6, Teaching 5
Labor law | derecho laboral, legislacion laboral, employment law, ley laboral, direito trabalhista, legislacao trabalhista, labour law | ^Human resources, Law |
Organizational development | desarrollo organizacional, desenvolvimento organizacional, cultura organizacional, organizational culture | ^Human resources |
Diversity and inclusion | #DEI, diversidad e inclusion | ^Human resources |
Workforce management | wfm, gestion de turnos, shift scheduling, staff scheduling | |
Talent management | gestion del talento humano, gestao de talentos, succession planning, planes de sucesion | ^Human resources |
Headhunting | executive search, busqueda de ejecutivos, caza talentos | ^Recruiting |
Boolean search | busqueda booleana, linkedin sourcing | ^Recruiting | ~IT recruiting 7
Job descriptions | descripcion de puestos, perfiles de cargo, job analysis, descricao de cargos, job postings, publicacion de vacantes | ^Recruiting |
Background checks | verificacion de antecedentes, reference checks, verificacion de referencias, estudios de seguridad | ^Recruiting |
Psychometric testing | pruebas psicometricas, pruebas psicotecnicas, evaluaciones psicometricas, testes psicologicos, psychological assessment | ^Recruiting, Psychology |
HR analytics | people analytics, analitica de recursos humanos, hr metrics, indicadores de recursos humanos | ^Human resources, Data analysis |
HR policies | politicas de recursos humanos, employee handbook, reglamento interno, politicas internas | ^Human resources |
Benefits administration | administracion de beneficios, gestao de beneficios, employee benefits, open enrollment | ^Compensation and benefits |
Employee engagement | compromiso laboral, clima laboral, bienestar laboral, engajamento, employee wellbeing | ^Employee relations |
Labor relations | relaciones sindicales, union negotiations, collective bargaining, negociacion colectiva, relacoes sindicais | ^Employee relations |
Offboarding | exit interviews, entrevistas de salida, desvinculacion laboral | ^Human resources | ~Employee onboarding 7
Team building | integracion de equipos, construccion de equipos, dinamicas de grupo | ^Employee relations |
Time and attendance | control de asistencia, timekeeping, control de horarios, controle de ponto | ^Human resources | ~Payroll 4
Visa sponsorship administration | global mobility, movilidad global, expatriate management | ^Human resources | ~Immigration law 5
Outplacement | career counseling, orientacion laboral, orientacion vocacional, career coaching, orientacao profissional | ^Coaching |
`,ts=`
Teaching | ensenanza, docencia, !ensino, !education, !educacion, !educacao, pedagogy, pedagogia, classroom teaching, !instruction | |
Curriculum development | desarrollo curricular, diseno curricular, desenvolvimento curricular | ^Teaching |
Instructional design | diseno instruccional, e-learning, elearning, &articulate, design instrucional | |
Tutoring | tutoria, tutorias, private lessons, aulas particulares, clases particulares | ^Teaching |
English teaching | #ESL, tefl, tesol, ensenanza de ingles, ensino de ingles, teaching english as a foreign language, english as a second language, efl, ielts, toefl, profesor de ingles | ^Teaching | ~English 5
Coaching | life coaching, executive coaching, coaching ejecutivo, mentoring, mentoria | | ~Teaching 4
Childcare | cuidado de ninos, cuidado infantil, babysitting, cuidado de criancas | |
Counseling | consejeria, !orientacion, aconselhamento, psychological counseling, !terapia | | ~Psychology 7
Psychology | psicologia | |
Social work | trabajo social, servico social, case management, manejo de casos | |
Classroom management | manejo de grupo, manejo de aula, gestao de sala de aula, control de grupo | ^Teaching |
Lesson planning | planificacion de clases, planeacion didactica, lesson plans, planejamento de aulas, planeacion educativa | ^Curriculum development |
Online teaching | ensenanza en linea, virtual teaching, clases virtuales, ensino online, distance learning, educacion a distancia, virtual classroom | ^Teaching |
Early childhood education | educacion infantil, educacion preescolar, preschool teaching, educacao infantil, !montessori, educacion inicial | ^Teaching | ~Childcare 6
Primary education | educacion primaria, elementary education, educacion basica, ensino fundamental | ^Teaching |
Secondary education | educacion secundaria, high school teaching, ensino medio, bachillerato teaching | ^Teaching |
Higher education | educacion superior, docencia universitaria, university teaching, ensino superior | ^Teaching |
Special education | educacion especial, special needs, necesidades educativas especiales, educacao especial, inclusive education, educacion inclusiva | ^Teaching |
Math teaching | ensenanza de matematicas, teaching mathematics, ensino de matematica, profesor de matematicas, algebra tutoring | ^Teaching |
Science teaching | ensenanza de ciencias, physics teaching, chemistry teaching, ensino de ciencias | ^Teaching |
Spanish teaching | ensenanza de espanol, teaching spanish, #ELE, ensino de espanhol | ^Teaching | ~Spanish 5
Music teaching | ensenanza musical, music education, clases de musica, ensino de musica | ^Teaching |
Test preparation | sat prep, gre prep, exam preparation, preparacion de examenes, toefl preparation, ielts preparation | ^Tutoring |
Student assessment | evaluacion de estudiantes, evaluacion del aprendizaje, avaliacao de alunos, educational assessment | ^Teaching |
Academic advising | asesoria academica, student counseling, orientacion educativa, orientacao educacional, student support | ^Counseling |
Educational technology | edtech, tecnologia educativa, tecnologia educacional, kahoot | ^Teaching |
E-learning development | desarrollo de cursos virtuales | ^Instructional design | ~Training and development 7
SCORM | xapi, scorm packages | ^Instructional design |
Adult education | educacion de adultos, andragogy, andragogia, educacao de adultos | ^Teaching |
Facilitation | !facilitation, facilitacion de talleres, workshop facilitation, !talleres, !workshops, !facilitacao | ^Training and development |
Library science | bibliotecologia, bibliotecnologia, cataloging, catalogacion, biblioteconomia | |
Child development | desarrollo infantil, desenvolvimento infantil, child psychology, psicologia infantil | ^Childcare |
Elderly care | cuidado de adultos mayores, cuidado de ancianos, geriatric care, cuidado de idosos, cuidado del adulto mayor, senior care | |
Disability support | apoyo a personas con discapacidad, disability care, apoio a pessoas com deficiencia | |
Crisis intervention | intervencion en crisis, suicide prevention, intervencao em crise | ^Counseling |
Cognitive behavioral therapy | #CBT, terapia cognitivo conductual, #TCC, terapia cognitivo-comportamental | ^Psychology |
Community outreach | trabajo comunitario, desarrollo comunitario, community development, desenvolvimento comunitario, community engagement | ^Social work |
Volunteer management | gestion de voluntarios, !voluntariado, gestao de voluntarios | |
Nonprofit management | !ong, ngo management, gestion de ong, organizaciones sin fines de lucro, terceiro setor | |
`,ns=`
Communication | !communication, communication skills, !comunicacion, !comunicacao, verbal communication, oral communication, comunicacion efectiva, habilidades de comunicacion, effective communication, comunicacion asertiva, excellent communication, strong communication skills, comunicacao eficaz | |
Teamwork | team work, trabajo en equipo, trabalho em equipe, !collaboration, !colaboracion, team player, teamwork skills, !cooperacion | |
Leadership | liderazgo, lideranca, team leadership, liderazgo de equipos, leadership skills, lideranca de equipes | | ~Team management 8
Team management | people management, gestion de equipos, gestao de equipes, manejo de personal, staff management, !supervision, manejo de equipos, gestion de personal, supervision de personal, team supervision | |
Problem solving | resolucion de problemas, solucion de problemas, resolucao de problemas, problem-solving skills, problem solver | | ~Critical thinking 7
Critical thinking | pensamiento critico, pensamento critico, analytical thinking, pensamiento analitico, pensamento analitico, analytical reasoning | |
Time management | gestion del tiempo, manejo del tiempo, administracion del tiempo, gestao do tempo | | ~Organization 7
Organization | !organization, organizational skills, !organizacion, !organizacao, habilidades organizativas, !organized, organisation skills | |
Attention to detail | detail oriented, atencion al detalle, atencion a los detalles, atencao aos detalhes, detail-oriented, !accuracy, orientacion al detalle, !precision | |
Adaptability | adaptabilidad, adaptabilidade, !flexibility, !flexibilidad, !flexibilidade, !adaptable | |
Creativity | creatividad, criatividade, creative thinking | |
Empathy | empatia | |
Interpersonal skills | habilidades interpersonales, relaciones interpersonales, people skills, relacionamento interpessoal, habilidades sociales, interpersonal communication | | ~Communication 7
Work ethic | !proactive, self-motivated, !enthusiasm, !entusiasmo | |
Decision making | toma de decisiones, tomada de decisao, decision-making skills | | ~Problem solving 6
Multitasking | multitarea, multi-tasking, multitarefa | | ~Time management 6
Working under pressure | trabajo bajo presion, work under pressure, stress management, manejo del estres, trabalho sob pressao | |
Public speaking | oratoria, hablar en publico, presentation skills, !presentations, !presentaciones, falar em publico | ^Communication |
Remote work | work from home, trabajo remoto, teletrabajo, home office, trabalho remoto | |
Computer literacy | computer skills, !informatica, informatica basica, manejo de computadoras, !computacion, conhecimentos de informatica | |
Customer focus | orientacion al cliente, client orientation, customer orientation, foco no cliente, vocacion de servicio | | ~Customer service 6
Stakeholder management | gestion de stakeholders, stakeholder engagement, stakeholder communication | | ~Communication 5
Initiative | !initiative, !iniciativa, self-starter, !autonomia, !autonomy, self-management, self motivation, proactividad, proactivity, proatividade | | ~Work ethic 8
Patience | !patience, !paciencia, !tolerancia, paciencia y tolerancia | | ~Empathy 6
Active listening | escucha activa, escuta ativa, listening skills | ^Communication | ~Empathy 7
Emotional intelligence | inteligencia emocional, self awareness, autocontrol | | ~Empathy 7
Persuasion | persuasion skills, !persuasion, poder de convencimiento, !influencing, !persuasao, influencing skills | | ~Negotiation 6
Networking skills | relationship management, construccion de relaciones, relationship building skills, building relationships, relacionamiento | ^Interpersonal skills |
Delegation | !delegation, !delegacion, !delegar, delegating tasks, !delegacao | | ~Leadership 6
Strategic thinking | pensamiento estrategico, vision estrategica, pensamento estrategico, strategic vision | | ~Critical thinking 6
Results orientation | orientacion a resultados, enfoque a resultados, orientacao para resultados, goal-oriented, result driven | | ~Work ethic 5
Learning agility | aprendizaje rapido, fast learner, quick learner, capacidad de aprendizaje, aprendizado rapido, willingness to learn, continuous learning | | ~Adaptability 6
Responsibility | !responsibility, !responsabilidad, !responsabilidade, !accountability, !reliability, !compromiso, dependability | | ~Work ethic 8
Confidentiality | confidencialidad, !discrecion, confidencialidade, !discretion, manejo de informacion confidencial | |
Intercultural communication | comunicacion intercultural, cross-cultural communication, cultural awareness, comunicacao intercultural, multicultural teams | ^Communication |
Prioritization | priorizacion, setting priorities, priorizacao, task prioritization, establecer prioridades | ^Time management |
Punctuality | puntualidad, pontualidade, meeting deadlines, cumplimiento de plazos | ^Time management |
Resilience | resiliencia, manejo de la frustracion, stress tolerance, tolerancia al estres | | ~Working under pressure 7
Motivation | !motivation, !motivacion, motivating teams, motivacion de equipos, motivacao de equipes | | ~Leadership 6
Innovation | !innovation, !innovacion, !inovacao, gestion de la innovacion, innovation management | | ~Creativity 7
Analytical skills | capacidad analitica, habilidades analiticas, capacidad de analisis, capacidade analitica, pensamiento logico, logical thinking | | ~Critical thinking 8
Written communication | comunicacion escrita, comunicacao escrita, writing skills, redaccion y ortografia, ortografia, business writing | ^Communication, Writing |
`,rs=`
English | !english, !ingles, ingles avanzado, english language, fluent english, english fluency, ingles fluido, ingles fluente, lengua inglesa, !inglesa, english c1, ingles b2, advanced english, ingles conversacional, fluent in english, speak english, speaks english, spoken english, english speaker, written english, intermediate english, conversational english, proficient in english, professional english, english proficiency, hablo ingles, dominio del ingles, idioma ingles, ingles intermedio, ingles basico, ingles nativo, nivel de ingles, manejo del ingles, falo ingles, ingles intermediario, ingles avancado, nivel ingles | |
Spanish | !spanish, !espanol, spanish language, native spanish, !espanhol, !castellano, fluent spanish, fluent in spanish, speak spanish, speaks spanish, spoken spanish, spanish speaker, spanish fluency, written spanish, intermediate spanish, conversational spanish, proficient in spanish, professional spanish, spanish proficiency, hablo espanol, dominio del espanol, idioma espanol, espanol intermedio, espanol basico, espanol nativo, nivel de espanol, espanol fluido, espanol avanzado, manejo del espanol, falo espanhol, idioma espanhol, espanhol intermediario, espanhol fluente, espanhol avancado, nivel espanhol | | ~Portuguese 2
Portuguese | !portuguese, !portugues, brazilian portuguese, portugues brasileiro, lengua portuguesa, fluent in portuguese, speak portuguese, speaks portuguese, spoken portuguese, portuguese speaker, portuguese fluency, written portuguese, intermediate portuguese, conversational portuguese, proficient in portuguese, professional portuguese, portuguese proficiency, hablo portugues, dominio del portugues, idioma portugues, portugues intermedio, portugues basico, portugues nativo, nivel de portugues, portugues fluido, portugues avanzado, manejo del portugues, falo portugues, portugues intermediario, portugues fluente, portugues avancado, nivel portugues | |
Bilingual English/Spanish | bilingual, bilingue, bilingual spanish, bilingual english spanish, english spanish bilingual, bilingue ingles espanol | ^English, Spanish |
French | !french, !frances, !francesa, french language, fluent in french, speak french, speaks french, spoken french, french speaker, french fluency, written french, intermediate french, conversational french, proficient in french, professional french, french proficiency, hablo frances, dominio del frances, idioma frances, frances intermedio, frances basico, frances nativo, nivel de frances, frances fluido, frances avanzado, manejo del frances, falo frances, frances intermediario, frances fluente, frances avancado, nivel frances | |
German | !german, !aleman, !alemao, !alemana, german language, fluent in german, speak german, speaks german, spoken german, german speaker, german fluency, written german, intermediate german, conversational german, proficient in german, professional german, german proficiency, hablo aleman, dominio del aleman, idioma aleman, aleman intermedio, aleman basico, aleman nativo, nivel de aleman, aleman fluido, aleman avanzado, manejo del aleman, falo alemao, idioma alemao, alemao intermediario, alemao fluente, alemao avancado, nivel alemao | |
Italian | !italian, !italiano, !italiana, italian language, fluent in italian, speak italian, speaks italian, spoken italian, italian speaker, italian fluency, written italian, intermediate italian, conversational italian, proficient in italian, professional italian, italian proficiency, hablo italiano, dominio del italiano, idioma italiano, italiano intermedio, italiano basico, italiano nativo, nivel de italiano, italiano fluido, italiano avanzado, manejo del italiano, falo italiano, italiano intermediario, italiano fluente, italiano avancado, nivel italiano | |
Chinese | !chinese, !mandarin, !chino, !chines, mandarin chinese | |
Japanese | !japanese, !japones, !japonesa | |
Russian | !russian, !ruso, !russo | |
Arabic | !arabic, !arabe | |
Dutch | !dutch, !neerlandes, !holandes, dutch language, !holandesa | |
Korean | !korean, !coreano, !coreana, korean language | |
Hindi | !hindi, hindi language, !urdu | |
Polish | !polish, !polaco, polish language, !polones | |
Turkish | !turkish, !turco, turkish language | |
Hebrew | !hebrew, !hebreo, !hebraico | |
Swedish | !swedish, !sueco, !noruego, !norwegian, !danish, !danes | |
Greek | !greek, !griego, greek language, !grego | |
Ukrainian | !ukrainian, !ucraniano, ukrainian language | |
Catalan | !catalan, !catala, lengua catalana, idioma catalan | |
Quechua | !quechua, !guarani, !nahuatl, !aymara | |
Haitian Creole | criollo haitiano, creole language, !creole | |
Latin | !latin, latin language, lengua latina | |
Sign language | lengua de senas, lenguaje de senas, lingua de sinais, !libras, american sign language, asl | |
Bilingual English/Portuguese | english portuguese bilingual, bilingue ingles portugues, portuguese english bilingual | ^English, Portuguese |
Trilingual | trilingue, english spanish portuguese, multilingual, multilingue | ^English, Spanish |
Business English | ingles de negocios, ingles comercial, ingles empresarial, business english communication | ^English |
Technical English | ingles tecnico, lectura en ingles tecnico | ^English |
`,is=`
Programming | coding, software development, software programming, programacion, programacao, desarrollo de software, desenvolvimento de software, computer programming | |
Software engineering | ingenieria de software, engenharia de software | ^Programming |
Web development | web programming, desarrollo web, desenvolvimento web, web application development, web apps | ^Programming |
Front-end development | frontend, front end, frontend development, front-end web development, desarrollo frontend | ^Web development |
Back-end development | backend, back end, backend development, server side development, desarrollo backend | ^Web development |
Full-stack development | full stack, fullstack, full stack development, desarrollo full stack, #MERN, mean stack, mern stack | ^Web development | ~Front-end development 8, Back-end development 8
Mobile development | mobile app development, desarrollo movil, desarrollo de aplicaciones moviles, desenvolvimento mobile, mobile apps, apps moviles | ^Programming |
Android development | android, android sdk, desarrollo android | ^Mobile development | ~Kotlin 7, Java 4
iOS development | #iOS, ios sdk, desarrollo ios | ^Mobile development | ~Swift 8
Game development | desarrollo de videojuegos, videojuegos, game programming | ^Programming |
Embedded systems | embedded software, sistemas embebidos, sistemas embarcados, firmware, microcontrollers | ^Programming | ~C 6, C++ 6
Object-oriented programming | #OOP, #POO, programacion orientada a objetos, programacao orientada a objetos | ^Programming |
Functional programming | programacion funcional | ^Programming |
JavaScript | js, java script, ecmascript, es6, vanilla js, vanilla javascript | ^Programming, Front-end development | ~TypeScript 7
TypeScript | !ts, type script | ^JavaScript |
Nuxt | nuxtjs, nuxt.js | ^Vue.js |
Angular | @angular, angularjs, angular.js, angular 2, angular 2+ | ^Front-end development, TypeScript, JavaScript | ~RxJS 6
RxJS | reactive extensions | ^JavaScript |
jQuery | | ^JavaScript |
HTML | html5, xhtml | ^Front-end development | ~CSS 6
CSS | css3, hojas de estilo, cascading style sheets | ^Front-end development | ~HTML 6
HTML/CSS | html css, html5/css3, html and css, html y css | ^HTML, CSS |
Three.js | threejs, webgl | ^JavaScript |
D3.js | d3, d3js | ^JavaScript, Data visualization |
Web accessibility | a11y, wcag, !accessibility, accesibilidad web, acessibilidade | ^Front-end development |
Responsive design | responsive web design, diseno responsivo, diseno responsive, mobile first | ^Front-end development, Web design |
Node.js | &node, nodejs, node js | ^JavaScript, Back-end development | ~Express 7, NestJS 7, Deno 6
Deno | bun.js | ^TypeScript |
Python | @python, python3, python 3, python programming | ^Programming | ~Pandas 5
Java | &java, java 8, java 11, java 17, jdk, core java | ^Programming, Object-oriented programming | ~Kotlin 6, C# 4
Hibernate | &hibernate, jpa | ^Java |
Kotlin | | ^Programming |
Scala | @scala, akka | ^Programming | ~Java 5
C# | c sharp, csharp, c-sharp | ^Programming, Object-oriented programming | ~.NET 8
.NET | dotnet, dot net, .net core, .net framework, asp.net, asp.net core, asp.net mvc, net core | ^Back-end development | ~C# 8
Blazor | | ^.NET, C# |
Entity Framework | ef core, linq | ^.NET |
VB.NET | visual basic, vb6 | ^.NET |
PHP | php7, php 8, php8 | ^Programming, Back-end development |
Ruby | %ruby | ^Programming |
Ruby on Rails | &rails, #ROR | ^Ruby, Back-end development |
Go | golang, go lang, &go | ^Programming, Back-end development |
Rust | &rust, rustlang | ^Programming | ~C++ 5
C | &c, c language, c programming, lenguaje c | ^Programming | ~C++ 6
C++ | cpp, cplusplus, c plus plus | ^Programming, Object-oriented programming |
Swift | &swift | ^Programming | ~Objective-C 6
Objective-C | objective c | ^Programming |
Dart | &dart | ^Programming |
Elixir | &elixir, erlang | ^Programming, Functional programming |
Clojure | clojurescript | ^Programming, Functional programming |
Perl | | ^Programming |
Lua | %lua | ^Programming |
COBOL | | ^Programming |
Delphi | &delphi, %pascal, object pascal | ^Programming |
ABAP | sap abap | ^Programming, SAP |
Apex | &apex, salesforce apex | ^Programming, Salesforce |
Bash | @bash, shell scripting, shell script, &shell, zsh | ^Programming, Linux | ~PowerShell 5
PowerShell | power shell | ^Programming |
Assembly | !assembly, !assembler, x86 assembly | ^Programming |
Solidity | &solidity, smart contracts, contratos inteligentes | ^Blockchain, Programming |
Blockchain | web3, cadena de bloques, crypto development | |
API development | api design, apis, api, desarrollo de apis, diseno de apis, web services, servicios web | ^Back-end development | ~REST APIs 8
REST APIs | rest api, !rest, !restful, restful apis, restful api, api rest, apis rest | ^API development |
Apollo GraphQL | apollo client, apollo server | ^GraphQL |
GraphQL | | ^API development | ~REST APIs 5
gRPC | protobuf, protocol buffers | ^API development |
SOAP | &soap, xml web services, wsdl | ^API development |
WebSockets | websocket, socket.io | ^Web development |
API integration | integracion de apis, third party api integration, integracao de apis, !integrations, system integration | ^API development |
Microservices | microservicios, microservice architecture, microsservicos, arquitectura de microservicios | ^Software architecture |
Software architecture | arquitectura de software, arquitetura de software, solution architecture, system design, diseno de sistemas | ^Software engineering |
Design patterns | patrones de diseno | ^Software engineering | ~Software architecture 6
Event-driven architecture | message queues, event driven | ^Software architecture | ~Kafka 7, RabbitMQ 7
Git | version control, control de versiones, versionado, controle de versao | | ~GitHub 8, GitLab 8
Agile | @agile, agile methodologies, metodologias agiles, metodologia agil, agile methodology, !agil, metodos ageis, agile development | | ~Scrum 8, Kanban 8
Scrum | scrum methodology, metodologia scrum | ^Agile |
Kanban | | ^Agile |
Software testing | qa testing, !testing, pruebas de software, testes de software, #QA, quality assurance, aseguramiento de calidad, aseguramiento de la calidad | |
Manual testing | pruebas manuales, testes manuais, manual qa, exploratory testing | ^Software testing |
Test automation | automated testing, automation testing, automatizacion de pruebas, pruebas automatizadas, qa automation, testes automatizados, automacao de testes | ^Software testing |
Unit testing | pruebas unitarias, testes unitarios | ^Software testing | ~Jest 7
API testing | pruebas de api, testes de api | ^Software testing |
Performance testing | load testing, pruebas de rendimiento, stress testing | ^Software testing |
Test cases | test plans, casos de prueba, test planning, planes de prueba, test case design | ^Software testing |
Bug tracking | bug reporting, reporte de errores, defect tracking | ^Software testing | ~Jira 5
Cucumber | &cucumber | ^Test automation |
CMS | #CMS, content management systems, content management system, gestores de contenido | |
No-code | low code, low-code | |
ERP | #ERP, enterprise resource planning, sistemas erp, erp systems | |
Technical writing | technical documentation, documentacion tecnica, redaccion tecnica, documentacao tecnica, api documentation | ^Writing |
Debugging | troubleshooting code, depuracion, depuracao | ^Programming |
Code review | revision de codigo, code reviews, pull requests | ^Software engineering |
Algorithms | data structures, estructuras de datos, algoritmos, estruturas de dados, data structures and algorithms | ^Programming |
Web scraping | !scraping, extraccion de datos web | ^Python | ~Data entry 2
Robotic process automation | #RPA | | ~Process automation 7
Computer vision | vision por computadora, visao computacional | ^Machine learning |
Babel | &babel, babeljs, swc | ^JavaScript | ~Webpack 5
ESLint | &prettier, linting, linters | ^JavaScript | ~Code review 3
npm | &yarn, pnpm, node package manager | ^JavaScript |
Monorepo | nx monorepo, turborepo, lerna, monorepos | ^Software engineering |
Astro | &astro, astrojs, astro framework | ^JavaScript, Front-end development | ~Gatsby 6, Next.js 5
Web components | custom elements, componentes web, stencil js | ^Front-end development |
Progressive web apps | pwa, pwas, service workers, aplicaciones web progresivas | ^Web development |
WebAssembly | wasm | ^Web development |
Storybook | storybook.js | ^Front-end development | ~Design systems 5
React Query | tanstack query, swr | ^React |
React Router | tanstack router | ^React |
NgRx | ngxs, angular material | ^Angular | ~RxJS 6, Redux 4
Electron | &electron, electronjs, electron.js, tauri | ^JavaScript | ~Node.js 4
WebRTC | webrtc development, live streaming development | ^Web development | ~WebSockets 5
Chrome extensions | browser extensions, extensiones de navegador | ^JavaScript |
Web performance | core web vitals, page speed, optimizacion de rendimiento web, lighthouse audits | ^Front-end development |
Cross-browser compatibility | cross browser testing, compatibilidad entre navegadores | ^Front-end development |
Email development | html email, html emails, maquetacion de correos, mjml | ^HTML/CSS | ~Email marketing 4
tRPC | trpc api | ^TypeScript, API development |
SQLAlchemy | alembic migrations | ^Python, Databases |
Celery | &celery, celery python, task queues | ^Python |
asyncio | async python | ^Python |
Streamlit | gradio, dash plotly | ^Python, Data visualization |
PyQt | tkinter, kivy, pyside | ^Python |
JavaServer Faces | jsf, jsp, primefaces, servlets, &struts | ^Java |
JavaFX | java swing | ^Java |
Ktor | kotlin coroutines | ^Kotlin |
Jetpack Compose | compose multiplatform | ^Android development, Kotlin |
SwiftUI | swift ui | ^iOS development, Swift | ~UIKit 7
UIKit | cocoa touch, core data, xcode | ^iOS development |
App Store deployment | google play console, app store connect, app publishing, publicacion de apps, testflight | ^Mobile development |
Firebase Cloud Messaging | push notifications, notificaciones push, onesignal | ^Mobile development |
Mobile testing | pruebas moviles, app testing, testes mobile | ^Software testing, Mobile development | ~Appium 7
WPF | windows presentation foundation, xaml | ^.NET, C# | ~WinForms 8, Blazor 7
WinForms | windows forms | ^.NET, C# | ~Blazor 7
SignalR | signal r | ^.NET | ~WebSockets 7
Livewire | inertia.js, laravel livewire | ^Laravel |
WordPress plugins | plugin development, wordpress themes, desarrollo de plugins, theme development, gutenberg blocks | ^WordPress, PHP |
Payment gateways | payment integration, pasarelas de pago, gateways de pagamento | ^API integration |
Sidekiq | hotwire rails, turbo rails | ^Ruby on Rails |
Sinatra | %sinatra, hanami ruby | ^Ruby |
Gin | echo framework, fiber go, goroutines, !gin | ^Go |
Haskell | %haskell, ocaml, f# | ^Programming, Functional programming | ~Scala 5, Clojure 5
Phoenix framework | phoenix liveview, liveview | ^Elixir |
Groovy | &groovy, &grails | ^Java |
Fortran | ada programming | ^Programming |
Julia | %julia, julia language, julia programming | ^Programming | ~Python 4, R 4
RPG | !rpg, as400, as/400, rpg ile, ibm i, iseries | ^Programming | ~COBOL 5
Mainframe | jcl, cics, ibm mainframe, zos | ^Programming | ~COBOL 7
Scratch | !scratch, scratch programming, block programming | ^Programming |
AutoHotkey | autoit, batch scripting | ^Programming |
Google Apps Script | apps script, gas scripting | ^JavaScript, Google Workspace | ~VBA 5
Regular expressions | regex, expresiones regulares, expressoes regulares | ^Programming |
Multithreading | !concurrency, !concurrencia, parallel programming, programacion paralela, concurrent programming | ^Programming |
Software maintenance | legacy code, mantenimiento de software, manutencao de software, legacy systems, refactoring, refactorizacion | ^Software engineering |
Requirements specification | software requirements, especificacion de requisitos, srs documents | ^Software engineering | ~Requirements analysis 8
UML | unified modeling language, diagramas uml | ^Software engineering |
Domain-driven design | domain driven design, ddd, diseno guiado por el dominio, hexagonal architecture | ^Software architecture | ~Design patterns 7
Clean code | clean architecture, codigo limpio, solid principles, arquitectura limpia | ^Software engineering | ~Design patterns 7
Test-driven development | tdd, test driven development, desarrollo guiado por pruebas | ^Unit testing |
Behavior-driven development | bdd, behavior driven development, &gherkin | ^Test automation | ~Cucumber 9
Pair programming | extreme programming, mob programming | ^Agile |
SAFe | #SAFe, scaled agile, scaled agile framework, less scrum, agile at scale | ^Agile | ~Scrum 7
Sprint planning | planificacion de sprints, daily standups, sprint retrospectives, !retrospectives, !retrospectivas | ^Scrum |
Waterfall | !waterfall, waterfall methodology, metodologia en cascada, sdlc, software development life cycle, ciclo de vida del software | ^Software engineering |
Feature flags | launchdarkly, trunk based development | ^CI/CD |
OpenAPI | &swagger, swagger ui, api documentation swagger, raml | ^API development | ~Postman 5
Webhooks | webhook, webhooks integration | ^API integration |
OAuth | oauth2, oauth 2.0, jwt, openid connect, json web tokens | ^API development | ~Identity management 6
JSON | json parsing, yaml, json schema | ^Programming | ~XML 6
XML | xslt, xpath, xsd | ^Programming |
API gateways | kong gateway, apigee, mulesoft, mule esb, api management, boomi, tibco | ^API integration |
Enterprise integration | esb, #EDI, electronic data interchange, integracion empresarial, sap pi | ^API integration |
Socket programming | tcp sockets, network programming | ^Programming | ~WebSockets 5
Message brokers | | ^Event-driven architecture | ~RabbitMQ 8, Kafka 6
CQRS | event sourcing | ^Event-driven architecture |
Scalability | high availability, alta disponibilidad, distributed systems, sistemas distribuidos, escalabilidad, escalabilidade, load balancing | ^Software architecture |
Caching | cache management, memcached, cdn, &varnish | ^Back-end development | ~Redis 7
Search engines development | lucene, algolia, meilisearch, solr | ^Back-end development | ~Elasticsearch 7
Salesforce development | salesforce developer, lightning web components, lwc, visualforce, soql, salesforce platform developer | ^Salesforce, Programming | ~Apex 9
Salesforce CPQ | cpq, salesforce flow, salesforce flows | ^Salesforce |
SAP FICO | sap fi, sap co, sap finance, sap fi/co | ^SAP | ~Accounting software 6
SAP MM | sap sd, sap pp, sap wm, sap ewm | ^SAP | ~Procurement 4
SAP HANA | s/4hana, sap s/4hana, s4hana, sap bw, sap hana studio | ^SAP |
SAP Fiori | sapui5, sap ui5, sap btp | ^SAP, Front-end development |
Microsoft Dynamics development | dynamics 365 developer, x++, dynamics plugins | ^Microsoft Dynamics, .NET |
ServiceNow development | servicenow developer, servicenow scripting, glide api | ^ServiceNow, JavaScript |
OpenCV | image processing, procesamiento de imagenes, processamento de imagens, !yolo | ^Computer vision |
Game design | diseno de videojuegos, level design, game mechanics, diseno de juegos | ^Game development |
Augmented reality | virtual reality, ar/vr, realidad virtual, realidad aumentada, arkit, arcore, realidade virtual, xr development | ^Game development | ~Unity 6
Shader programming | shaders, opengl, directx, vulkan, hlsl, glsl, computer graphics, graficos por computadora | ^Game development |
Qt | !qt, qml, qt framework | ^C++ |
Boost | !boost, !stl, boost libraries, modern c++ | ^C++ |
Real-time operating systems | rtos, freertos, real time systems, sistemas de tiempo real | ^Embedded systems |
Arduino | esp32, arduino programming, stm32 | ^Embedded systems | ~Raspberry Pi 7
Raspberry Pi | raspberrypi, single board computers | ^Embedded systems |
FPGA | verilog, vhdl, systemverilog, fpga design | ^Embedded systems |
PCB design | diseno de pcb, diseno de circuitos impresos | | ~Embedded systems 5
Robotics | robotica, ros robot operating system, robot programming, ros2 | ^Embedded systems |
Ethereum | smart contract development, &hardhat, &truffle, ethers.js, evm | ^Blockchain | ~Solidity 8
DeFi | #DeFi, nft, nfts, decentralized finance, tokenomics, finanzas descentralizadas | ^Blockchain |
Hyperledger | chaincode, &corda | ^Blockchain |
Release management | gestion de releases, release planning, software releases, version releases | ^Software engineering | ~CI/CD 5
Software configuration management | configuration management, gestion de la configuracion | ^Software engineering | ~Git 4
Regression testing | pruebas de regresion, testes de regressao, smoke testing, sanity testing | ^Software testing |
User acceptance testing | #UAT, pruebas de aceptacion, acceptance testing, testes de aceitacao | ^Software testing |
Integration testing | pruebas de integracion, e2e testing, end to end testing, testes de integracao, pruebas end to end | ^Software testing |
Security testing | pruebas de seguridad, testes de seguranca, vulnerability testing | ^Software testing, Cybersecurity | ~Penetration testing 8
Usability testing | pruebas de usabilidad, testes de usabilidade | ^UX research |
Accessibility testing | pruebas de accesibilidad, axe testing | ^Software testing, Web accessibility |
Test management | gestion de pruebas, test strategy, estrategia de pruebas, qa management, qa leadership | ^Software testing | ~Test cases 7
`,as=`
Carpentry | carpinteria, carpintaria, woodworking, ebanisteria, cabinet making | |
Masonry | albanileria, bricklaying, alvenaria, mamposteria, concrete work | |
Plumbing | plomeria, fontaneria, encanamento, pipefitting, gasfiteria | |
Electrical installation | instalaciones electricas, !electricidad, electrical wiring, !eletricidade, cableado electrico, instalacoes eletricas, residential wiring | |
Welding | soldadura, soldagem, mig welding, tig welding, soldadura mig, soldadura tig, arc welding | |
Painting | !painting, house painting, pintura de casas, pintura residencial, pintura de obra, wall painting | |
HVAC | !refrigeracion, aire acondicionado, air conditioning, climatizacion, !refrigeracao, ar condicionado, hvac systems | |
Roofing | !techado, impermeabilizacion, !telhados, waterproofing | |
Drywall installation | tablaroca, drywall, !gypsum, durlock, gesso | |
Flooring installation | instalacion de pisos, tile installation, colocacion de ceramica, !pisos | |
Solar panel installation | paneles solares, solar energy, energia solar, photovoltaic, fotovoltaica, placas solares | |
Renewable energy | energias renovables, energia renovable, energias renovaveis, wind energy, energia eolica, energy efficiency, eficiencia energetica | |
Blueprint reading | lectura de planos, interpretacion de planos, leitura de plantas, interpretacion de planos mecanicos | |
Construction supervision | supervision de obra, residencia de obra, site supervision, supervisao de obras, control de obra | ^Construction management |
Quantity surveying | metrados, computos metricos, cubicaciones, quantity takeoff, mediciones de obra | ^Estimating |
Construction scheduling | programacion de obra, planificacion de obra, cronograma de construccion | ^Construction management |
Structural engineering | ingenieria estructural, structural analysis, calculo estructural, engenharia estrutural, analisis estructural | ^Civil engineering |
Civil engineering | ingenieria civil, engenharia civil | |
Geotechnical engineering | geotecnia, mecanica de suelos, soil mechanics, geotechnics | ^Civil engineering |
Hydraulic engineering | hidraulica, hidrologia, hydraulics, hydrology, water resources, recursos hidricos | ^Civil engineering |
Road construction | vias y carreteras, !pavimentos, highway engineering, infraestructura vial | ^Civil engineering |
Land surveying | topografia, surveying, estacion total, levantamiento topografico, agrimensura | |
Mechanical engineering | ingenieria mecanica, engenharia mecanica, mechanical design, diseno mecanico, projeto mecanico | |
Electrical engineering | ingenieria electrica, engenharia eletrica, power systems, sistemas de potencia, electrical design | |
Electronics | !electronics, !electronica, !eletronica, circuit design, circuitos electronicos, diseno de circuitos, electronic engineering | |
Industrial engineering | ingenieria industrial, engenharia de producao, time and motion studies, estudio de tiempos | |
Chemical engineering | ingenieria quimica, engenharia quimica, process engineering, ingenieria de procesos | |
Petroleum engineering | ingenieria de petroleos, oil and gas, petroleo y gas, !drilling, !perforacion, !hidrocarburos | |
Mining | !mining, mineria, mineracao, mine planning, explotacion minera | |
Metallurgy | metalurgia, materials science, ciencia de materiales, ciencia dos materiais | |
Mechatronics | mecatronica, mechatronics engineering | | ~Robotics 7
Hydraulics and pneumatics | neumatica, oleohidraulica, pneumatics, hidraulica y neumatica | ^Maintenance |
CNC machining | cnc, mecanizado cnc, torno cnc, cnc programming, usinagem cnc, mecanizado, machining, fresado, torneado | |
Machine operation | operacion de maquinaria, manejo de maquinas, machine operator skills, operacao de maquinas, operacion de maquinas | |
Heavy equipment operation | maquinaria pesada, operacion de maquinaria pesada, !excavadora, heavy machinery, retroexcavadora, maquinas pesadas | |
Assembly line work | linea de produccion, linea de ensamble, !ensamblaje, linha de producao, product assembly, !ensamble | |
Plastic injection molding | inyeccion de plasticos, injection molding, moldeo por inyeccion, injecao plastica | |
3D printing | impresion 3d, additive manufacturing, impressao 3d, manufactura aditiva | |
Preventive maintenance | mantenimiento preventivo, manutencao preventiva, predictive maintenance, mantenimiento predictivo, #TPM | ^Maintenance |
Industrial maintenance | mantenimiento industrial, manutencao industrial, mecanica industrial, mantenimiento mecanico, mechanical maintenance | ^Maintenance |
Electrical maintenance | mantenimiento electrico, manutencao eletrica, electromecanica, electromechanics | ^Maintenance | ~Electrical installation 7
Automotive repair | mecanica automotriz, reparacion de vehiculos, auto repair, mecanica automotiva, car maintenance, automotive diagnostics | |
Diesel mechanics | mecanica diesel, diesel engines, motores diesel | ^Automotive repair |
Auto body repair | enderezado y pintura, latoneria y pintura, chapa y pintura, funilaria | ^Automotive repair |
Appliance repair | reparacion de electrodomesticos, conserto de eletrodomesticos, linea blanca | |
Cell phone repair | reparacion de celulares, conserto de celulares, phone repair | | ~Electronics 5
Defensive driving | manejo defensivo, conduccion segura, direcao defensiva, commercial driving, #CDL, licencia de conduccion | ^Driving |
Truck driving | conduccion de camiones, transporte de carga, conducao de caminhoes, transporte pesado | ^Driving |
Aviation | !aviation, !aviacion, !aviacao, flight operations, aircraft maintenance, mantenimiento de aeronaves, piloting | |
Maritime operations | nautica, navegacion maritima, port operations, operaciones portuarias, operacoes portuarias | ^Logistics |
Hazardous materials handling | materiales peligrosos, hazmat, sustancias quimicas peligrosas, produtos perigosos | ^Occupational safety |
Fire safety | prevencion de incendios, brigadas de emergencia, contra incendios, fire prevention, prevencao de incendios | ^Occupational safety |
Risk prevention | prevencion de riesgos, prevencion de riesgos laborales, #EHS, #HSE, #SST, iso 45001, ohsas 18001 | ^Occupational safety |
Ergonomics | ergonomia | ^Occupational safety |
Culinary arts | artes culinarias, gastronomia, gastronomy, alta cocina, reposteria, !pastry, !panaderia, !baking, confeitaria | ^Food preparation |
Food safety | inocuidad alimentaria, manipulacion de alimentos, food handling, haccp, higiene alimentaria, seguranca alimentar, manipulacao de alimentos | |
Menu planning | diseno de menus, planificacion de menus, recipe development, elaboracao de cardapios | ^Food preparation |
Bartending | cocteleria, mixology, bartender, coquetelaria | | ~Table service 5
Barista skills | barista, preparacion de cafe, coffee preparation, latte art | | ~Food preparation 4
Table service | servicio de mesa, waiting tables, atencion de mesas, servicio a la mesa, food and beverage service, alimentos y bebidas, servir mesas | ^Hospitality |
Hotel operations | operaciones hoteleras, front office, hotel management, gestion hotelera, gestao hoteleira, opera pms | ^Hospitality |
Housekeeping services | ama de llaves, limpieza de habitaciones, camareria, governanca hoteleira, room cleaning | ^Cleaning, Hospitality |
Tour guiding | guia turistico, guia de turismo, guianza turistica, tour guide | ^Hospitality |
Travel agency operations | agencia de viajes, venta de paquetes turisticos, %amadeus, sabre gds, galileo gds, agencia de viagens | ^Bookings |
Catering | !catering, servicio de catering, !banquetes, banquet service | ^Hospitality |
Laundry | !laundry, !lavanderia, !planchado, !ironing, ironing clothes | ^Cleaning |
Janitorial services | !aseo, aseo y limpieza, limpieza industrial, industrial cleaning, limpeza industrial, commercial cleaning | ^Cleaning |
Hairdressing | peluqueria, cabeleireiro, hair styling, !barberia, barbering, corte de cabello, hair coloring | |
Cosmetology | cosmetologia, !estetica, esthetics, !facials, cosmiatria | |
Makeup | !makeup, !maquillaje, !maquiagem, make up artistry, makeup artistry | |
Nail care | manicure, pedicure, nail art, manicura | |
Gardening | jardineria, jardinagem, landscaping, mantenimiento de jardines, horticulture, horticultura | |
Agriculture | agricultura, farming, !cultivos, crop management, agronomia, agronomy, agronegocio | |
Irrigation | riego, sistemas de riego, irrigacao, irrigation systems | ^Agriculture |
Animal husbandry | ganaderia, pecuaria, !livestock, cria de animales, zootecnia, avicultura, !poultry | ^Agriculture |
Pet care | cuidado de mascotas, dog walking, pet sitting, dog grooming, peluqueria canina, cuidado de animales | |
Pest control | control de plagas, fumigacion, controle de pragas | |
Aquaculture | acuicultura, piscicultura, fish farming, aquicultura | ^Agriculture |
Forestry | silvicultura, manejo forestal, ingenieria forestal, forest management | ^Agriculture |
`,os=`
Biology | biologia, biological sciences, ciencias biologicas | |
Microbiology | microbiologia | ^Biology | ~Laboratory techniques 5
Molecular biology | biologia molecular, #PCR, dna extraction, electroforesis, gel electrophoresis, western blot | ^Biology, Laboratory techniques |
Biotechnology | biotecnologia, bioprocess, bioprocesos | ^Biology |
Genetics | !genetica, genomics, genomica | ^Biology |
Bioinformatics | bioinformatica, computational biology, biopython | ^Biology, Data analysis |
Cell culture | cultivo celular, cultivo de celulas, cultura de celulas, immunology, inmunologia | ^Laboratory techniques |
Biochemistry | bioquimica | ^Biology, Chemistry |
Chemistry | !quimica, organic chemistry, quimica organica | |
Analytical chemistry | quimica analitica, hplc, chromatography, cromatografia, spectroscopy, espectroscopia, mass spectrometry | ^Chemistry, Laboratory techniques |
Physics | !fisica | |
Mathematics | matematicas, matematica, !calculus, !calculo, !algebra | | ~Statistics 5
Geology | geologia, geosciences, geociencias, geophysics, geofisica | |
Environmental science | ciencias ambientales, medio ambiente, ciencias ambientais, meio ambiente, environmental management, gestion ambiental, gestao ambiental | |
Environmental impact assessment | evaluacion de impacto ambiental, #EIA, estudios ambientales, iso 14001, licenciamiento ambiental, avaliacao de impacto ambiental | ^Environmental science |
Waste management | gestion de residuos, manejo de residuos, !reciclaje, !recycling, gestao de residuos, residuos solidos | ^Environmental science |
Water treatment | tratamiento de agua, tratamiento de aguas residuales, wastewater treatment, tratamento de agua, potabilizacion | ^Environmental science |
Climate change | cambio climatico, carbon footprint, huella de carbono, mudancas climaticas | ^Environmental science |
Sustainability | sostenibilidad, sustentabilidad, sustentabilidade, desarrollo sostenible, sustainable development, economia circular | | ~Environmental science 6
Ecology | ecologia, !biodiversity, !biodiversidad, !conservacion, conservation biology | ^Biology, Environmental science |
Food science | ciencia de alimentos, tecnologia de alimentos, food technology, ingenieria de alimentos, engenharia de alimentos, food engineering | | ~Food safety 6
Laboratory quality control | control de calidad de laboratorio, iso 17025, iso/iec 17025, !calibration, !calibracion, metrologia, metrology | ^Quality management, Laboratory techniques |
Sociology | sociologia, anthropology, antropologia | |
History | !history, !historia, historical research, arqueologia, archaeology | |
Philosophy | !philosophy, !filosofia, !ethics, !etica | |
Political science | ciencias politicas, ciencia politica, international relations, relaciones internacionales, relacoes internacionais | |
Linguistics | linguistica, linguistic analysis, filologia, philology | |
Music | !music, !musica, music theory, teoria musical, !guitar, !guitarra, !piano, !singing, !canto | |
Acting | !acting, !actuacion, !teatro, !theater, !atuacao, artes escenicas, performing arts | | ~Meeting coordination 7
Dance | !dance, !danza, !baile, !danca, choreography, coreografia | |
Crafts | !crafts, !artesania, manualidades, handicrafts, artesanato, !ceramica, !pottery | |
`,ss=`
= CRM
@Salesforce (salesforce crm, sfdc, salesforce administration, salesforce admin, @sales cloud); HubSpot (hubspot crm); Pipedrive
Zoho CRM (zoho, zoho one); Microsoft Dynamics (dynamics 365, dynamics crm, microsoft dynamics 365); GoHighLevel (highlevel, #GHL); Freshsales
&Copper (!copper, copper crm); Close CRM (&close, close.com); Keap (infusionsoft); Bitrix24 (bitrix); SugarCRM; monday CRM; Insightly
Nimble CRM (!nimble); Kommo (amocrm); Attio; Streak CRM (!streak)
= CRM, Real estate
kvCORE (boldtrail, @inside real estate); @Follow Up Boss (#FUB); &BoomTown; LionDesk; Sierra Interactive; @Chime CRM (!chime, lofty crm, &lofty)
@Real Geeks; #CINC (cinc pro); @Wise Agent; @Top Producer; Brivity; MoxiWorks; Propertybase; REsimpli; InvestorFuse; &Contactually
= Prospecting
Apollo.io; ZoomInfo; LinkedIn Sales Navigator (sales navigator); Lusha; Hunter.io; Seamless.AI; RocketReach; UpLead; LeadIQ; Clearbit
%Clay (clay.com); Cognism; Snov.io; Skrapp; Kaspr; ContactOut
= Cold emailing, Sales development
&Outreach (outreach.io, outreach platform); SalesLoft; Lemlist; Instantly.ai (&instantly); Smartlead (smartlead.ai); Reply.io; Mailshake
Woodpecker (!woodpecker, woodpecker.co); Klenty; Groove sales (!groove); Mixmax; Yesware; QuickMail; GMass; SalesHandy; Salesmsg
= Lead qualification
#MEDDIC (meddpicc); #BANT (bant qualification); SPICED sales framework
= Sales
&Gong (gong.io); Chorus (!chorus, chorus.ai); &Clari; Avoma; Fireflies.ai (&fireflies); Otter.ai (%otter); Fathom (!fathom, fathom.video)
Grain (!grain); tldv; @Highspot; Seismic (!seismic); Showpad; PandaDoc Proposals; Proposify; Qwilr
= Call center, VoIP
RingCentral; Aircall; Dialpad; Five9; Genesys (genesys cloud); &Avaya; NICE inContact (incontact, nice cxone, cxone); Talkdesk; Twilio Flex (twilio)
OpenPhone (quo phone); JustCall; CloudTalk; Nextiva; Vonage; 8x8; Grasshopper (!grasshopper, grasshopper phone); Ooma; GoTo Connect
= Email support, Customer service
Zendesk (zendesk support); Freshdesk; Gorgias; @Help Scout; %Front (@front app); Zoho Desk; Kustomer; Kayako; HubSpot Service Hub (@service hub)
Salesforce Service Cloud (@service cloud, case management salesforce); Gladly (!gladly); Re:amaze; Richpanel; @HappyFox; Groove help desk; LiveAgent
= Live chat
&Intercom (intercom.io); Drift chat (&drift, drift.com); Tidio; Crisp chat (!crisp); tawk.to (tawk); LiveChat software (livechat inc); Olark
Zendesk Chat (zopim); LivePerson; Smartsupp; JivoChat (jivo); Userlike; Chatra; HubSpot live chat; WhatsApp Business API (wati); Landbot
= Customer success
Gainsight; ChurnZero; Totango; &Vitally; Planhat; Catalyst customer success; ClientSuccess; Custify; UserGuiding; &Pendo; Appcues; WalkMe; Userpilot
= Project management tools
Asana (@asana); Trello; ClickUp; Monday.com (monday work management, %monday); Jira (atlassian jira, atlassian); Basecamp (@basecamp); Wrike
Teamwork.com (teamwork projects); Smartsheet; Microsoft Project (ms project); Linear project tracking (&linear, linear app); Todoist
Microsoft Planner (ms planner, microsoft to do); Height app (!height); Shortcut project tracking (!shortcut); Azure Boards; Zoho Projects
Hive project (!hive project)
= Knowledge base management
Notion (@notion); Confluence (&confluence); &Coda (coda.io); Evernote; OneNote (microsoft onenote); &Obsidian (obsidian notes); GitBook
Guru wiki (getguru); Slite; Nuclino; Document360; HelpJuice; Trainual; SweetProcess; &Scribe (scribehow); Tango guides
= Process automation
Zapier; Make (&make, make.com, integromat); n8n; IFTTT; Power Automate (microsoft power automate, microsoft flow); Workato; Pabbly (pabbly connect)
Tray.io; Parabola automation; &Bardeen; Zoho Flow; &Integrately; Relay.app; UiPath (uipath studio); @Automation Anywhere; Blue Prism
= Databases, No-code
Airtable; SmartSuite; Baserow; Stackby; Knack database; Ninox; FileMaker; Microsoft Access (ms access, &access); Zoho Creator; Quickbase; Caspio
Grist tables
= Communication tools
Slack (@slack); Microsoft Teams (ms teams, teams microsoft, &teams); Discord (&discord); Google Chat; WhatsApp Business (&whatsapp business app)
Telegram (&telegram); Mattermost; Rocket.Chat; Twist chat; Voxer; Viber; WeChat; Pumble; Chanty; Flock chat
= Video conferencing
Zoom (@zoom, zoom meetings); Google Meet; Webex (cisco webex); Skype (@skype); GoToMeeting; &BlueJeans (blue jeans meeting); Microsoft Teams meetings
&Whereby; Jitsi; Zoom Webinars; GoToWebinar; Demio; StreamYard; Livestorm; Crowdcast; BigMarker
= Screen recording
Loom (@loom); Vidyard; Bubbles video; ScreenPal (screencast-o-matic); Snagit; CloudApp (zight); &Tella; BombBomb; Vmaker
= Appointment scheduling
Calendly; Acuity Scheduling (&acuity); Google Calendar; Doodle polls (!doodle); YouCanBookMe; SavvyCal; Square Appointments; Setmore; SimplyBook.me
Cal.com; &OnceHub (scheduleonce); Chili Piper; Mindbody; Vagaro; &Booksy; &Fresha
= Document signing
DocuSign; PandaDoc; Adobe Sign (adobe acrobat sign); Dropbox Sign (hellosign); SignNow; DocHub; Zoho Sign; RightSignature; SignWell; Eversign
SignRequest; Authentisign; Formstack Sign; Clicksign; D4Sign; OneSpan
= File storage
Google Drive (!gdrive); Dropbox; OneDrive; Box storage (!box, box.com); iCloud Drive (icloud); SharePoint (sharepoint online, sharepoint development, spfx)
Egnyte; pCloud; WeTransfer; Mega storage; ShareFile (citrix sharefile); M-Files; DocuWare; eFileCabinet; LogicalDOC; Laserfiche
= Form building
Google Forms; Typeform; Jotform; Microsoft Forms; SurveyMonkey; Tally forms (&tally); Paperform; Formstack; Cognito Forms; Gravity Forms; Wufoo
Qualtrics; 123FormBuilder; Fillout; Zoho Forms; QuestionPro
= Password management
LastPass; 1Password; Bitwarden; Dashlane; Keeper password (!keeper); NordPass; KeePass; RoboForm; Zoho Vault
= Time tracking
Toggl (toggl track); Hubstaff; @Time Doctor; Harvest (&harvest, harvest time tracking); Clockify; TSheets (quickbooks time); Upwork time tracker
TimeCamp; RescueTime; Everhour; DeskTime; !Insightful (workpuls); ActivTrak; Teramind; Buddy Punch; Homebase scheduling (!homebase)
= ~7
Excel (@excel, microsoft excel, ms excel, exel, hojas de calculo, spreadsheets, planilhas, excel avanzado, advanced excel)
Google Sheets (!sheets, google spreadsheets); LibreOffice Calc; @Apple Numbers (!numbers); Zoho Sheet
= ~7
Microsoft Word (&word, ms word, word processing, procesador de textos); Google Docs (!docs, documentos de google, google documents); @Apple Pages
LibreOffice Writer; Zoho Writer
= ~7
PowerPoint (microsoft powerpoint, ms powerpoint, presentations software); Google Slides (!slides, presentaciones de google); Keynote (&keynote, apple keynote)
Prezi; Pitch presentations; Beautiful.ai; Gamma presentations (gamma.app); Canva Presentations; &Genially
= Inbox management
Microsoft Outlook (@outlook, ms outlook); Gmail; Superhuman mail (!superhuman); SaneBox; Apple Mail; Yahoo Mail; Proton Mail; Zoho Mail; Spark mail
Thunderbird mail (mozilla thunderbird); Boomerang for Gmail
= Whiteboarding
&Miro (miro boards); Mural boards (!mural); FigJam (figjam boards); Lucidspark; Lucidchart; Microsoft Visio (visio); Draw.io (diagrams.net)
Whimsical (!whimsical); MindMeister; XMind; Creately; Excalidraw; SmartDraw; Gliffy; Coggle; Jamboard
= Accounting software, Bookkeeping
QuickBooks (quickbooks online, qbo, intuit quickbooks, quickbooks desktop, qbd, quickbooks online accountant, quickbooks pro, quickbooks enterprise)
Xero; FreshBooks (freshbooks accounting); Wave accounting (&wave, @wave apps); Zoho Books; &Sage (sage 50, sage 100, sage 300, &peachtree)
Sage Intacct (intacct); NetSuite (oracle netsuite); Kashoo; ZipBooks; MYOB; &Bench (bench accounting); Pilot bookkeeping; FreeAgent
Tally ERP (!tally erp, tally prime); Acumatica; AccountEdge; Patriot Accounting
= Accounting software, Bookkeeping
CONTPAQi (contpaq); Siigo; Alegra (!alegra, alegra.com); Aspel (aspel coi, aspel sae); @World Office; Tango Gestión; Defontana; Bsale; Colppy; Xubio
Contabilium; Concar; Starsoft; Nubox; Conta Azul; Omie; Bling ERP (!bling); Tiny ERP (!tiny)
= Accounts payable
Bill.com (%bill); &Ramp (ramp.com, ramp cards); Melio; Tipalti; Stampli; AvidXchange; Plooto; Corpay; MineralTree; BILL Spend & Expense (!divvy); Coupa
SAP Ariba; &Airbase; Beanworks; &Routable; Bottomline Paymode (paymode-x)
= Expense management
Expensify; SAP Concur (&concur, concur expense); Brex; Dext (@receipt bank); Hubdoc; AutoEntry; Zoho Expense; Certify expense (!certify)
&Navan (tripactions); Emburse; Fyle; Rydoo; Pleo; Spendesk; MileIQ; Everlance
= Accounting software
A2X; Synder; @Link My Books; @Fathom reporting; @Spotlight Reporting; Jirav; LivePlan; Float cash flow; Dryrun; Karbon practice (&karbon, karbonhq)
@Financial Cents; TaxDome; Canopy Tax (!canopy); Jetpack Workflow; Keeper bookkeeping; @Double bookkeeping (!double hq)
= Tax preparation
Drake Tax (drake software); ProSeries (intuit proseries); Lacerte (intuit lacerte); TurboTax; UltraTax (ultratax cs)
CCH Axcess (cch prosystem fx, prosystem fx, axcess tax); ProConnect (intuit proconnect); TaxAct; TaxSlayer; H&R Block software; ATX Tax; TaxWise
OLT Pro; GoSystem Tax; Corptax; OneSource tax (onesource)
= VAT
Avalara (avatax); TaxJar; Vertex tax (!vertex, vertex o series); Sovos; Anrok; Stripe Tax; TaxCloud; DAVO; Numeral tax; Zamp tax
= Payroll
&Gusto (gusto payroll); #ADP (adp workforce now, adp run, run powered by adp); Paychex (paychex flex); Paylocity; Paycom
QuickBooks Payroll (intuit payroll); OnPay; SurePayroll; Patriot Payroll; Square Payroll; Wave Payroll; Heartland Payroll; &Justworks; TriNet
Ceridian Dayforce (dayforce, ceridian); UKG (ultipro, ukg pro, &kronos, ukg ready); iSolved; Namely (!namely)
= HRIS
BambooHR; &Rippling; Deel (deel.com); Workday (&workday, workday hcm); SAP SuccessFactors (successfactors)
Oracle HCM (oracle hcm cloud, oracle taleo cloud); Zoho People; Factorial (!factorial, factorial hr); Personio; HiBob (bob hr); Gusto HR
Lattice (!lattice, lattice hr); 15Five; @Culture Amp; Leapsome; ChartHop
= Applicant tracking systems
&Greenhouse (greenhouse.io, greenhouse recruiting); &Lever (lever ats, lever.co); &Workable (workable ats); iCIMS; &Ashby (ashbyhq); Jobvite
Taleo (oracle taleo); SmartRecruiters; JazzHR; Breezy HR; &Bullhorn; Recruitee; Teamtailor; Zoho Recruit; Manatal; Recruit CRM
= Candidate sourcing
LinkedIn Recruiter (linkedin recruiter lite); Indeed recruiting (&indeed, indeed resume); ZipRecruiter; Glassdoor; hireEZ (hiretual); SeekOut
Monster recruiting; CareerBuilder; Dice recruiting; AngelList (wellfound); Entelo; Handshake recruiting (!handshake); Computrabajo
OCC Mundial (occ mundial); &Bumeran; Elempleo
= Background checks
Checkr; Sterling background checks; HireRight; GoodHire; Truework; E-Verify; Certn; Xref; &Truora; AccurateNow; @First Advantage; DISA drug screening
= Psychometric testing
@Predictive Index; DISC assessment; Criteria Corp; TestGorilla; Hogan assessments; Vervoe; HackerRank; Codility; CodeSignal; Caliper assessment
Wonderlic; Evaluatest; PsicoSmart; Pymetrics; Mettl; CliftonStrengths
= ERP
SAP (#SAP, sap erp); Odoo (openerp, odoo erp, odoo development); Oracle EBS (oracle e-business suite, oracle fusion, oracle erp cloud)
JD Edwards (jde); PeopleSoft; Infor (infor ln, infor cloudsuite); Epicor
@Business Central (dynamics nav, microsoft navision, dynamics 365 business central); SAP Business One (sap b1, @business one); SYSPRO; IFS ERP; ERPNext
Sage X3; Fishbowl inventory (&fishbowl); Katana MRP (!katana); Cin7
`,cs=`
= Git
GitHub; GitLab; Bitbucket; Azure Repos; Gitea
= Git ~5
SVN (!subversion, apache subversion); Mercurial (&mercurial); &Perforce (helix core); Team Foundation Server (#TFS); CVS version control
= Cloud computing
Vercel; Netlify; Heroku; Render hosting; Railway hosting; Fly.io; DigitalOcean; Linode; Vultr; Hetzner
= Cloud computing
Cloudflare; Akamai; Amazon CloudFront (cloudfront); &Fastly
= Monitoring
Datadog; @New Relic; Dynatrace; AppDynamics; Sentry (&sentry); Honeycomb monitoring; Elastic APM; Bugsnag; &Rollbar
= Monitoring
Prometheus (&prometheus); Grafana; Alertmanager; Nagios; Zabbix; PRTG; SolarWinds; Grafana Loki (loki logging); Icinga; Uptime Kuma
= Monitoring
Splunk; Kibana; Logstash; Graylog; Sumo Logic; &Papertrail
= Kubernetes, Cloud computing
Amazon EKS (eks); Azure Kubernetes Service (aks); Google Kubernetes Engine (gke); OpenShift (red hat openshift); Rancher (&rancher); k3s
= Kubernetes
Istio; Linkerd; Envoy Proxy; Consul service mesh
= DevOps
Ansible; Puppet (&puppet, puppet enterprise); SaltStack; Chef automation (chef infra, &chef)
= DevOps
Terraform (infrastructure as code, #IaC, infraestructura como codigo); Pulumi; AWS CloudFormation (cloudformation); AWS CDK; OpenTofu; Bicep templates
= CI/CD
Jenkins (&jenkins); GitHub Actions; CircleCI; Travis CI; TeamCity; Bamboo CI; Bitbucket Pipelines; GitLab CI (gitlab ci/cd, gitlab pipelines)
Azure DevOps (azure pipelines); Drone CI; Buildkite
= CI/CD, Kubernetes
Argo CD; Flux CD
= Code review
SonarQube; Snyk; Checkmarx; Fortify security; Veracode; Semgrep
= Linux
Ubuntu; Debian (@debian); @CentOS; Rocky Linux; Fedora (&fedora); Red Hat (red hat enterprise linux, rhel); Linux Mint; @Arch Linux; Kali Linux
openSUSE (suse linux)
= Unix
Solaris (@solaris); AIX (#AIX); FreeBSD; HP-UX
= Virtualization
VMware (vsphere, esxi, vcenter); Hyper-V; VirtualBox; Proxmox; Citrix (citrix xenapp); Nutanix; KVM virtualization
= System administration
Nginx; Apache HTTP Server (apache server, httpd); IIS (#IIS, internet information services); Caddy server; HAProxy; LiteSpeed
= Web hosting
cPanel (whm); Plesk; DirectAdmin; Hostinger; GoDaddy hosting; SiteGround; Bluehost; WP Engine
= Networking
Cisco (@cisco, cisco ios); Juniper (%juniper, juniper networks); MikroTik; Ubiquiti (unifi); Aruba Networks; Huawei networking; Meraki (cisco meraki)
= Firewalls
Fortinet (fortigate); Palo Alto Networks; pfSense; @Check Point firewall; Sophos; SonicWall; WatchGuard; Cisco ASA
= Vulnerability management
Nessus (&tenable); Qualys; OpenVAS; Rapid7
= Penetration testing
Burp Suite; Metasploit; Nmap; OWASP ZAP
= Endpoint security
CrowdStrike; SentinelOne; Microsoft Defender; @Carbon Black; Bitdefender; Kaspersky; McAfee (trellix); Symantec endpoint; ESET endpoint; Malwarebytes
= SIEM
Microsoft Sentinel (azure sentinel); QRadar (ibm qradar); ArcSight; Wazuh; LogRhythm
= Identity management
Okta; Auth0; OneLogin; Keycloak; Azure Active Directory (entra id, microsoft entra, azure ad); @Ping Identity; @Duo Security; JumpCloud
= Mobile device management
Microsoft Intune (intune); Jamf (jamf pro); AirWatch (@workspace one); Kandji; Mosyle; Hexnode
= Remote support
TeamViewer; AnyDesk; LogMeIn; Splashtop; ConnectWise Control (screenconnect); Chrome Remote Desktop; BeyondTrust
= IT service management
ServiceNow (service now platform); Freshservice; ManageEngine; BMC Remedy; Ivanti; SysAid; Spiceworks; ConnectWise (connectwise manage)
Autotask (datto autotask); Kaseya; NinjaOne; &Atera; GLPI; HaloPSA
= Backup management
Veeam; Acronis; Veritas Backup Exec; Datto backup; Commvault; Backblaze; &Carbonite
= Email administration
Microsoft Exchange (exchange server, exchange online); Zimbra; Postfix mail; MDaemon
= Business intelligence, Data visualization
Power BI (microsoft power bi); Tableau (@tableau); @Looker; Qlik (qlikview, qlik sense); Metabase; Redash; Apache Superset (&superset); MicroStrategy
Cognos (ibm cognos); SAP BusinessObjects (@business objects, sap bo); @Crystal Reports; Domo (&domo); Sisense; ThoughtSpot; Sigma Computing
Looker Studio (google data studio, @data studio)
= Statistics
SPSS; SAS (#SAS, sas programming); Stata (stata software); Minitab; EViews; JMP software; Statgraphics; Jamovi; GraphPad Prism
= Qualitative research
NVivo; ATLAS.ti; MAXQDA; Dedoose
= Databases, SQL
PostgreSQL (postgres, psql, pgsql); MySQL; SQL Server (mssql, microsoft sql server, t-sql, transact sql); Oracle Database (@oracle, oracle db, pl/sql)
MariaDB; SQLite; IBM Db2 (db2, ibm db2); Teradata; Sybase; Informix; Netezza; SAP HANA database; Percona; CockroachDB
= NoSQL
MongoDB (@mongo, &mongoose); Cassandra (%cassandra, apache cassandra); DynamoDB (amazon dynamodb); Couchbase; CouchDB; Redis; HBase; ScyllaDB
Firebase (firestore); Neo4j; RavenDB
= Databases
Supabase; Appwrite; PocketBase; Nhost; Hasura
= Databases, Generative AI
Pinecone (&pinecone); Weaviate; ChromaDB; pgvector; Milvus; Qdrant
= Data warehousing, SQL
Snowflake (&snowflake); BigQuery (google bigquery); Redshift (amazon redshift, aws redshift); Azure Synapse (synapse analytics); ClickHouse; Vertica
Greenplum
= ETL
Fivetran; Airbyte; Stitch Data; Hevo Data; Talend; Informatica PowerCenter; Pentaho; IBM DataStage (datastage); Matillion; Alteryx; Apache NiFi
Azure Data Factory (adf pipelines); AWS Glue; SQL Server Integration Services (ssis); SQL Server Reporting Services (ssrs); Meltano
= Data engineering
Airflow (@airflow, apache airflow); Dagster; Prefect orchestration; Luigi pipelines (%luigi); Mage data; Argo Workflows
= Big data, SQL
Hive (&hive, apache hive); Impala (&impala, apache impala); Presto SQL (&presto, &trino); Apache Drill; Amazon Athena (aws athena)
= Data streaming
Flink (apache flink); Apache Beam (google dataflow); Kinesis (@kinesis, amazon kinesis); Spark Streaming; Azure Event Hubs (@event hubs); Kafka Streams
Apache Pulsar
= Event-driven architecture
@Kafka (apache kafka, confluent kafka); RabbitMQ; ActiveMQ; Amazon SQS; Azure Service Bus; Google Pub/Sub; NATS messaging; MQTT; ZeroMQ
= API testing
Postman (&postman); SoapUI; Insomnia REST; @REST Assured; Karate DSL; Bruno API client; Hoppscotch
= Test automation
Selenium (@selenium, selenium webdriver); Cypress (%cypress, cypress.io); &Playwright; Puppeteer (&puppeteer); TestCafe; WebdriverIO; Katalon
Robot Framework; TestComplete; Tosca (&tosca, tricentis tosca); Ranorex; Nightwatch.js; Protractor testing; Mabl; Testim
= Unit testing, JavaScript
Jest (&jest); Vitest; Mocha (&mocha); Jasmine (%jasmine); Chai (&chai); Karma runner; Sinon; @Testing Library (react testing library)
= Unit testing
JUnit; TestNG; NUnit; xUnit; MSTest; Pytest; PHPUnit; RSpec; Minitest; Mockito; unittest
= Performance testing
JMeter; LoadRunner; &Gatling; k6; Locust load testing; BlazeMeter; NeoLoad
= Software testing
TestRail; Zephyr (&zephyr, zephyr scale); Xray test management; qTest; PractiTest; TestLink; Azure Test Plans
HP ALM (micro focus alm, @quality center)
= Software testing
BrowserStack; Sauce Labs; LambdaTest; Kobiton; Perfecto testing
= Mobile testing
Appium; XCUITest; Espresso testing; Detox testing
= CMS, .NET
Umbraco; Sitecore; Kentico; Episerver (optimizely cms); @Orchard CMS; DotNetNuke (dnn)
= CMS, PHP
WordPress (#WP); Drupal; Joomla; TYPO3; Craft CMS; @Concrete CMS; @October CMS; Ghost CMS (!ghost)
= CMS
Contentful; Strapi; Sanity CMS; Storyblok; Prismic; DatoCMS; Directus; Payload CMS; Adobe Experience Manager (aem); @Butter CMS
= No-code
Bubble (&bubble, bubble.io); FlutterFlow; Glide apps; Adalo; AppSheet; Softr; &Retool; Appsmith; Power Apps (microsoft power apps); OutSystems; Mendix
Appian; Pega (&pega, pega systems); GeneXus; Xano; WeWeb; Thunkable
= JavaScript, Front-end development
React (@react, reactjs, react 18, react hooks); Vue.js (@vue, vue 3); Svelte (sveltejs, sveltekit); SolidJS; Preact; Qwik; Ember.js (&ember)
Backbone.js; Knockout JS; Alpine.js; htmx; Lit Element
= React
Next.js (%next); Remix (&remix, remix.run); Gatsby (%gatsby, gatsbyjs); TanStack Start; RedwoodJS
= React
Redux (redux toolkit, rtk, redux saga); Zustand; MobX; Recoil (&recoil); Jotai
= React, CSS
Material UI (#MUI); Chakra UI; Ant Design; shadcn (shadcn ui); Radix UI; PrimeReact; &Mantine
= CSS
Tailwind CSS (@tailwind); Bootstrap (&bootstrap, bootstrap 5, twitter bootstrap); &Bulma; @Foundation CSS
= CSS
Sass (@sass, scss); Less CSS; Stylus CSS (!stylus); Styled Components; Emotion CSS; CSS Modules
= Vue.js
Vuex; Pinia; Vuetify; Quasar Framework
= Front-end development
Webpack; Vite (@vite, vitejs); Rollup (&rollup); Parcel bundler; esbuild; Turbopack; Gulp.js; Grunt.js
= Node.js, Back-end development
Express (&express, expressjs); NestJS; Fastify; Koa (koajs); hapi.js (!hapi); AdonisJS; Hono framework; LoopBack; Strapi backend
= Databases, Back-end development
Prisma (&prisma, prisma orm); TypeORM; Sequelize; Drizzle ORM; Knex; MikroORM; Objection.js
= Java, Back-end development
Spring (%spring, spring boot, spring framework, spring mvc, spring cloud); Quarkus; Micronaut; Vert.x; Jakarta EE (java ee, j2ee); Dropwizard
@Play Framework
= Java
Apache Tomcat (@tomcat); JBoss (wildfly); WebLogic; WebSphere; GlassFish; Jetty server
= Java
Maven (&maven, apache maven); Gradle; Ant Build; Bazel build
= Python, Back-end development
Django (django rest framework, drf); Flask (&flask); FastAPI; Tornado (&tornado); aiohttp; Pyramid framework; Bottle framework; Sanic
= PHP, Back-end development
Laravel; Symfony; CodeIgniter; Yii; CakePHP; Zend Framework (laminas framework); Slim framework; Phalcon
= Mobile development
React Native (%expo, expo react native); Flutter (&flutter); Ionic (@ionic, ionic framework); Xamarin; .NET MAUI (%maui); Cordova (%cordova, phonegap)
Capacitor (&capacitor, capacitor js); NativeScript; Kotlin Multiplatform (kmm)
= Game development
Unity (&unity, unity3d, unity engine); Unreal Engine (!unreal, ue5, ue4); Godot; GameMaker (game maker studio); Cocos2d; @Construct 3; Phaser.js
Roblox Studio (&roblox)
= Deep learning
TensorFlow; PyTorch; Keras; JAX framework; MXNet
= Generative AI
LangChain; LlamaIndex; LangGraph; CrewAI; AutoGen agents; Haystack framework; Semantic Kernel
= Machine learning
XGBoost; LightGBM; CatBoost
= MLOps
MLflow; Kubeflow; SageMaker (amazon sagemaker); Vertex AI; Weights & Biases; Azure Machine Learning; DVC data
= Data visualization
Matplotlib; Seaborn; Plotly; ggplot2 (ggplot); Bokeh (&bokeh); Altair visualization; Highcharts; Chart.js; Apache ECharts
= Chatbots
Dialogflow; Botpress; Rasa (&rasa); Amazon Lex; IBM Watson Assistant; Voiceflow; Landbot bots; Microsoft Bot Framework; Chatfuel
= Web scraping
Beautiful Soup; Scrapy; Octoparse; ParseHub; Apify; Import.io
= Software engineering
PlantUML; Mermaid diagrams; Enterprise Architect Sparx; StarUML
= GIS
ArcGIS (esri, arcmap, arcgis pro); QGIS; MapInfo; GRASS GIS; Google Earth Engine; ERDAS Imagine; ENVI remote sensing; @Global Mapper; Mapbox
Leaflet.js; PostGIS
= PLC programming
Allen-Bradley (rockwell studio 5000, rslogix); Siemens TIA Portal (siemens step 7, tia portal); Codesys; Mitsubishi GX Works; Omron CX-Programmer
Wonderware; Ignition SCADA
= PCB design
Altium (altium designer); KiCad; Eagle PCB; OrCAD (cadence allegro); Proteus electronics; EasyEDA
`,ls=`
= Agency management systems
EZLynx; Applied Epic; AMS360 (vertafore ams360); HawkSoft; Applied TAM; QQCatalyst; NowCerts (momentum amp); AgencyZoom; Vertafore Sagitta (!sagitta)
Nexsure; AgencyMatrix; Jenesis; @Better Agency; Zywave; PL Rating; Turborater
= Claims management
Guidewire (guidewire claimcenter, claimcenter); @Duck Creek; Majesco; Snapsheet; Xactanalysis; CCC ONE (ccc intelligent solutions); Mitchell estimating
Audatex; ClaimRuler
= Load boards
#DAT (@dat one, dat load board, dat power); @Truckstop (truckstop.com, truck stop load board, internet truckstop); 123Loadboard; @Uber Freight
Convoy freight; C.H. Robinson Navisphere (navisphere); J.B. Hunt 360; @Trucker Path; DirectFreight; @Central Dispatch; NewTrul
= Transportation management systems
McLeod (mcleod software, mcleod loadmaster, mcleod powerbroker); TruckingOffice; Ascend TMS; TMW Suite (tmw systems); Tailwind TMS; &Turvo; Alvys
@Rose Rocket; Truckbase; PCS TMS; Aljex; Revenova; MercuryGate; Magaya; CargoWise; Axon trucking
= Electronic logging devices
KeepTruckin (&motive, motive eld); &Samsara (samsara eld); Omnitracs; Geotab; Verizon Connect; EROAD; PeopleNet; BigRoad; ELD Mandate
Rand McNally ELD
= Electronic health records
Epic Systems (epic ehr, epic emr, epiccare, epic hyperspace); @Cerner (@oracle health, cerner powerchart, powerchart)
athenahealth (athenaone, athenanet); eClinicalWorks (ecw); Kareo (&tebra, kareo tebra); DrChrono; NextGen (nextgen ehr, nextgen healthcare)
Allscripts (veradigm); MEDITECH; @Practice Fusion; AdvancedMD; Greenway Health (greenway intergy, @prime suite); ModMed (modernizing medicine, ema ehr)
CareCloud; Office Ally; PointClickCare; Elation Health (elation ehr); Healthie
= Electronic health records, Mental health
SimplePractice; TherapyNotes; TheraNest; TherapyAppointment; Valant; @Sessions Health; ICANotes; Luminello; Headway therapy (!headway); @Grow Therapy
CentralReach; WebPT; Kipu
= Medical billing
Availity; Waystar (zirmed); @Change Healthcare; Optum (!optum); Trizetto (trizetto provider solutions); Claim.MD; Office Ally Clearinghouse; Navinet
eSolutions; CollaborateMD; NueMD; RXNT; Zelis; Instamed; Inovalon; Experian Health
= Dental software
Dentrix (dentrix ascend); Eaglesoft (patterson eaglesoft); @Open Dental (&open dental); Curve Dental (curve hero); Denticon; CareStack
Carestream Dental (softdent, practiceworks); Dolphin dental imaging; Ortho2; tab32; @Dental Intelligence; Weave dental (!weave); Lighthouse 360
NexHealth; Solutionreach; DentalXChange
= Practice management software, Healthcare
Phreesia; %Klara; Luma Health; Doximity; Zocdoc; @Solv health; @Spruce Health; Demandforce; Updox; Tebra Patient Experience; Nextech; PatientPop
Mangomint
= Medical scribing
Dragon Medical (dragon medical one, nuance dragon); Augmedix; ScribeEMR; DeepScribe; %Suki; Abridge (!abridge); Freed AI; Nuance DAX; Nabla Copilot
Heidi Health; ScribeAmerica
= Property management software, Property management
AppFolio; Yardi (yardi voyager, yardi breeze); Buildium; RentManager; Propertyware; RealPage (onesite); Entrata; MRI Software; TenantCloud
Rentec Direct; DoorLoop; Rentvine; ResMan; Avail landlord; TurboTenant; Hemlane
= Airbnb management, Property management software
Guesty; Hostaway; Hospitable (!hospitable, smartbnb); Lodgify; OwnerRez; Hostfully; Airbnb (!airbnb); Vrbo (&vrbo); Booking.com; PriceLabs
@Beyond Pricing; Wheelhouse pricing; Escapia; Streamline VRS; TurnoverBnB (!turno); Breezeway (!breezeway)
= Transaction coordination
Dotloop; SkySlope; Brokermint; @Paperless Pipeline; @Open To Close; ZipForm (@zip forms, lone wolf transactions); TransactionDesk; @Form Simplicity
Glide real estate; Nekst; Trackxi; AFrame; ListedKit; Shaker real estate; Command by Keller Williams (kw command)
= Multiple listing services
#MLS (multiple listing service, flexmls); @Matrix MLS; Paragon MLS; Bright MLS; Stellar MLS; Zillow (zillow premier agent); Realtor.com; Redfin; Trulia
ShowingTime; Supra eKEY; Loopnet; &CoStar; Crexi; RPR realtors (realtors property resource); Cloud CMA
= Mortgage software, Loan processing
Encompass (&encompass, encompass los, ice encompass, ellie mae); Calyx Point (calyx, @point los); Byte Software (byte pro); LendingPad; Blend mortgage
Floify; &Arive; MeridianLink; Empower LOS; Blacknight MSP; Desktop Underwriter (fannie mae du); Loan Product Advisor; @Optimal Blue; BNTouch
Surefire CRM; &Jungo
= Legal practice software
Clio (&clio, clio manage, clio grow); MyCase; PracticePanther; Filevine; Smokeball; @Rocket Matter; CosmoLex; Zola Suite (@caret legal); Litify
Needles case management (&neos, !needles); CASEpeer; TrialWorks; SmartAdvocate; PCLaw; ProLaw; Tabs3
= Legal billing
LawPay; TimeSolv; Bill4Time; Timeslips (sage timeslips); @Legal Tracker; TyMetrix 360; CounselLink; BillerAssist; Aderant; Elite 3E; Juris billing
LeanLaw
= Legal research
Westlaw (westlaw edge, westlaw precision); LexisNexis (lexis advance, lexis+); #PACER (cm/ecf, pacer monitor); Casetext; Fastcase; Bloomberg Law; vLex
HeinOnline; Accurint; TLOxp (tlo); Courtlink; Justia; UniCourt; Trellis law; Docket Alarm; Tirant lo Blanch
= E-discovery
Relativity (&relativity, relativityone, kcura relativity); Everlaw; Logikcull; CS Disco (disco ediscovery); Concordance (!concordance); Nuix; iConect
DISCO Review; Casepoint; CaseMap; Summation (!summation)
= Construction management software, Construction management
Procore; Buildertrend; CoConstruct; JobTread; Buildxact; Houzz Pro; Fieldwire; PlanGrid (autodesk build)
Autodesk Construction Cloud (bim 360, acc autodesk); Contractor Foreman; JobNimbus; AccuLynx; CompanyCam; Raken
Sage 300 Construction (&timberline, sage 300 cre); Viewpoint Spectrum
= Estimating software, Estimating
Bluebeam (bluebeam revu, revu); PlanSwift; Xactimate; On-Screen Takeoff (ost takeoff); STACK estimating (stack takeoff); RSMeans; ProEst
HCSS HeavyBid (heavybid); Trimble Accubid (accubid); ConEst; McCormick estimating; Sage Estimating; Square Takeoff; Togal.AI; Kreo takeoff; eTakeoff
= Field service software
ServiceTitan; Jobber (@jobber); Housecall Pro; FieldEdge; @Service Fusion; Workiz; ServiceM8; mHelpDesk; FieldPulse; Kickserv; RazorSync
Salesforce Field Service; LawnPro; @Service Autopilot; LMN landscape; Aspire landscape
= CAD ~5
AutoCAD (autocad 2d, autocad 3d, autocad lt, autodesk autocad); Civil 3D (autocad civil 3d, autodesk civil 3d); AutoCAD Electrical; AutoCAD Plant 3D
AutoCAD MEP; AutoCAD Architecture; MicroStation (bentley microstation); OpenRoads (open roads designer, &inroads); DraftSight; BricsCAD; ZWCAD; nanoCAD
Carlson Civil; LandFX
= CAD
SolidWorks; CATIA (#CATIA); Autodesk Inventor (&inventor); PTC Creo (!creo, creo parametric, @pro engineer); Siemens NX (unigraphics); @Solid Edge
Fusion 360 (autodesk fusion); Onshape; FreeCAD; Tekla (tekla structures); SDS2; Advance Steel; Rhino 3D (rhinoceros 3d, rhino grasshopper); Alibre
Mastercam; SolidCAM
= BIM
Revit (autodesk revit, revit mep, revit architecture, revit structure); ArchiCAD; SketchUp (google sketchup); Navisworks; Allplan; Solibri
Dynamo BIM; Bentley AECOsim; Vectorworks Architect; Revizto
= Architectural visualization
Lumion; V-Ray; Enscape; Twinmotion; Corona Renderer; D5 Render; KeyShot; Chaos Vantage; Coohom; Planner 5D; Homestyler; Roomsketcher; Foyr
= Structural engineering
ETABS; SAP2000; STAAD Pro; SAFE CSI; Robot Structural Analysis; RISA 3D; RAM Structural; CYPECAD; TQS; Tricalc; ENERCALC; Tedds; SkyCiv
= Finite element analysis
ANSYS (ansys fluent); Abaqus; COMSOL (comsol multiphysics); Nastran (msc nastran, patran); SolidWorks Simulation; LS-DYNA; Altair HyperWorks; OpenFOAM
PLAXIS
= E-commerce
Shopify (shopify liquid, liquid templates, shopify plus); WooCommerce; BigCommerce; Magento (adobe commerce); PrestaShop; Squarespace Commerce
Wix Stores; OpenCart; VTEX (vtex io); Salesforce Commerce Cloud (demandware); SAP Commerce (hybris, sap hybris); Tiendanube (nuvemshop); Ecwid
Volusion; Shift4Shop (3dcart); Loja Integrada
= E-commerce management
Amazon Seller Central (amazon fba, seller central, amazon listings, amazon seller); Amazon Vendor Central (vendor central); eBay; Etsy
Walmart Marketplace (walmart seller center); Mercado Libre (mercado livre); Shopee; Poshmark; TikTok Shop; Facebook Marketplace
Wayfair (wayfair partner home); @Target Plus; Faire wholesale (!faire); Falabella marketplace; &Linio; &Alibaba
= E-commerce management
Helium 10; @Jungle Scout; Keepa; SellerApp; @Viral Launch; DataHawk; AMZScout; ZonGuru; @Merchant Words; SellerBoard; Pacvue; Perpetua (!perpetua)
Teikametrics; ChannelAdvisor (rithum); Linnworks; Sellbrite
= Order fulfillment
ShipStation; Shippo; EasyPost; ShipBob; Easyship; ShippingEasy; Stamps.com; @Pirate Ship; AfterShip; @Loop returns; ShipHero; Sendcloud
Shiprocket; FedEx Ship Manager; UPS WorldShip
= Email marketing
Mailchimp; Klaviyo (klaviyo flows); ActiveCampaign; Constant Contact (@constant contact); ConvertKit (kit email); GetResponse; Brevo (sendinblue)
Campaign Monitor (@campaign monitor); AWeber; MailerLite; Omnisend; Drip email (!drip, drip ecommerce); Flodesk; Beehiiv; Substack
SendGrid (twilio sendgrid)
= Marketing automation
Marketo (adobe marketo); Pardot (@account engagement); Eloqua (oracle eloqua); RD Station; HubSpot Marketing Hub (hubspot marketing); SharpSpring
@Act-On; Autopilot marketing; Mautic; Salesforce Marketing Cloud (@marketing cloud, sfmc, ampscript, journey builder); &Encharge; Ortto; LeadSquared
Dynamics Marketing; Keap Max; Userlist
= Paid advertising
Google Ads (adwords, google adwords); Meta Ads (facebook ads, instagram ads, meta ads manager, facebook advertising, facebook ads manager)
TikTok Ads (tiktok ads manager); LinkedIn Ads (linkedin campaign manager); Microsoft Advertising (bing ads, microsoft ads)
YouTube Ads (video advertising, publicidad en video, video ads); Pinterest Ads; Snapchat Ads; X Ads (twitter ads); Amazon Ads (amazon ppc, amazon dsp)
Reddit Ads; Quora Ads; Apple Search Ads; Spotify Ads; Taboola; Outbrain
= SEO tools
Ahrefs; SEMrush; Moz (&moz, moz pro); @Screaming Frog; Google Search Console (@search console, google webmaster tools); Ubersuggest; Serpstat
SE Ranking; Surfer SEO; Majestic SEO; SpyFu; Yoast (yoast seo); @Rank Math; Clearscope; MarketMuse; Sitebulb
= Social media scheduling
Hootsuite; Buffer (&buffer, buffer app); Later (%later, @later app, later.com); Sprout Social; Metricool; SocialPilot; Planoly; Sendible; Agorapulse
Loomly; CoSchedule; Publer; Meta Business Suite (facebook business suite, facebook business manager, meta business manager); @Creator Studio
Tailwind app; Zoho Social
= Graphic design
Canva (canva pro); Adobe Express (adobe spark); Figma; VistaCreate (crello); PicsArt; Visme; Piktochart; Snappa; Placeit; PicMonkey; Desygner; Kittl
@Stencil graphics; Easil; Venngage; Creatopy
= Graphic design
Adobe Illustrator (&illustrator); CorelDRAW (corel); Affinity Designer; Inkscape; Adobe InDesign (indesign); Affinity Publisher; QuarkXPress
Microsoft Publisher (ms publisher); Scribus; Vectr; Gravit; Adobe Fresco; Procreate (&procreate); Clip Studio Paint; Autodesk SketchBook; Krita
= Photography, Graphic design
Adobe Photoshop (photoshop); GIMP; Affinity Photo; Adobe Lightroom (lightroom); Capture One (@capture one); &Luminar (luminar neo); Topaz Labs
Paint.NET; Skylum; DxO PhotoLab; Photo Mechanic; Imagen AI
= Video editing
Adobe Premiere (&premiere, premiere pro, adobe premiere pro); @Final Cut Pro (final cut pro x, fcpx, @final cut); DaVinci Resolve (@davinci); CapCut
iMovie; Avid Media Composer (avid editing); Filmora (wondershare filmora); InShot; Camtasia; VEGAS Pro (sony vegas); VN editor; KineMaster; &Descript
Kdenlive; Shotcut; OpenShot
= Motion graphics
Adobe After Effects (@after effects); @Apple Motion; Cavalry motion; Rive animation; LottieFiles; Adobe Animate; Toon Boom (toon boom harmony); Vyond
Powtoon; Doodly; Animaker; Moho animation; Jitter video; Nuke (&nuke, nuke compositing); Fusion Studio; Mocha Pro
= Audio editing
Audacity (&audacity); Adobe Audition (&audition); @Pro Tools (avid pro tools); @Logic Pro (logic pro x); GarageBand; Ableton Live (ableton)
FL Studio (fruity loops); Cubase; Reaper DAW (!reaper); iZotope (izotope rx); Auphonic; Hindenburg audio; Anchor podcast; Buzzsprout; Libsyn; Podbean
= Prototyping
Sketch (&sketch, sketch app); Adobe XD (#XD); InVision (@invision); Axure (axure rp); Framer (&framer); ProtoPie; Marvel app; Balsamiq; Principle app
Zeplin; Origami Studio; Justinmind; Penpot; UXPin; Maze design (!maze); UserTesting.com
= Web design
Webflow; Wix (wix studio, velo by wix); Squarespace; WordPress.com; Framer Sites; GoDaddy Website Builder (godaddy); Weebly; Duda websites; Carrd
Elementor; Divi (&divi); Beaver Builder; WPBakery; Oxygen Builder; Bricks Builder; Showit
= Web analytics
Google Analytics (ga4, google analytics 4, @universal analytics); Google Tag Manager (gtm tags, @tag manager, #GTM); Adobe Analytics (omniture); Matomo
Mixpanel; Amplitude (&amplitude, amplitude analytics); Hotjar; Microsoft Clarity; Crazy Egg (@crazy egg); FullStory; Heap analytics; Segment CDP
PostHog; Plausible analytics; Kissmetrics; @Lucky Orange
= Point of sale systems
Square POS (&square, square point of sale); Toast POS (&toast, toast tab); Clover POS (&clover)
Lightspeed POS (!lightspeed, lightspeed retail, lightspeed restaurant); Shopify POS; NCR Aloha (aloha pos); Micros POS (oracle micros); Revel Systems; TouchBistro
SpotOn POS; Vend POS; Heartland Retail; QuickBooks POS; Loyverse; Poster POS; Fudo
= Payment gateways
Stripe (@stripe); PayPal (paypal integration); Authorize.net; Square Payments; Braintree (&braintree); Adyen; Mercado Pago
Wise payments (transferwise, !wise); Payoneer; Venmo; Klarna; Afterpay; Worldpay; PayU; Wompi; PagSeguro
= E-learning development
Articulate Storyline (articulate 360, storyline 360); Adobe Captivate; Articulate Rise (rise 360); iSpring (ispring suite); &Lectora; Elucidat
Easygenerator; H5P; Genially courses; Evolve authoring; &Gomo; DominKnow; Nolej
= Learning management systems
Moodle; Canvas LMS (&canvas); Blackboard (&blackboard, blackboard lms); Google Classroom; TalentLMS; Docebo; Schoology; Absorb LMS
Cornerstone OnDemand (cornerstone lms); LearnDash; Litmos; 360Learning; Brightspace (d2l); Open edX; Sakai LMS; Edmodo
= AI tools
ChatGPT; Claude AI (%claude, anthropic claude); Gemini AI (&gemini, google gemini, google bard); Microsoft Copilot; GitHub Copilot
Perplexity AI (&perplexity); Jasper AI (%jasper); Copy.ai; Grammarly; QuillBot; Writesonic; Notion AI; Cursor AI (!cursor); DeepL; Google Translate
Hemingway Editor
= Donor management
DonorPerfect; Bloomerang; Raiser's Edge; @Little Green Light; Neon CRM; Classy fundraising; Donorbox; Givebutter; Virtuous CRM; Kindful; GoFundMe
NationBuilder; EveryAction; Salesforce Nonprofit Cloud; OneCause; @Network for Good
`,us={software:is,data:Zo,design:Yo,marketing:Xo,sales:Uo,support:Wo,assistance:Go,operations:Ko,finance:$o,people:es,education:ts,health:qo,law:Jo,trades:as,science:os,duties:Qo,soft:ns,languages:rs},ds=[ss,ls,cs],fs=`
Microsoft Dynamics | ^ERP
GoHighLevel | ^Marketing automation
MLS | ^Real estate
Salesforce Service Cloud | ^Salesforce
Excel |  | ~Microsoft Office 7
Google Sheets | ^Google Workspace | ~Microsoft Office 5
Microsoft Word | ^Microsoft Office
PowerPoint | ^Microsoft Office
Microsoft Outlook | ^Microsoft Office
Notion |  | ~Airtable 5
Airtable |  | ~Excel 4
Google Docs | ^Google Workspace
Google Slides | ^Google Workspace
Google Drive | ^Google Workspace
Google Forms | ^Google Workspace
Gmail | ^Google Workspace
Microsoft Teams | ^Microsoft 365 | ~Zoom 6
Zoom |  | ~Slack 4
DocuSign | ^Document management
Microsoft Project | ^Project management
Confluence |  | ~Jira 5
Smartsheet |  | ~Airtable 6
Power Automate |  | ~Power Apps 7
Amazon Seller Central |  | ~Amazon marketing 7
Dentrix | ^Dental administration
Figma | ^UI design | ~Sketch 7, Adobe XD 7
Sketch | ^UI design
Adobe XD | ^UI design
Adobe Photoshop | ^Graphic design | ~Adobe Illustrator 6
GIMP | ^Graphic design
Affinity Designer |  | ~GIMP 7
Procreate | ^Illustration
Zeplin | ^UI design | ~Figma 5
Miro |  | ~Wireframing 4
HubSpot | ^Marketing automation
Klaviyo | ^E-commerce
ActiveCampaign | ^Marketing automation
RD Station |  | ~HubSpot 6
Hotjar |  | ~Conversion rate optimization 6
DynamoDB | ^AWS
BigQuery | ^Google Cloud
Azure DevOps |  | ~Azure 6
Ansible |  | ~Terraform 6
ServiceNow | ^IT support | ~Jira 4
Supabase |  | ~Firebase 7, PostgreSQL 6
SQL Server Integration Services | ^SQL Server
Keras | ^Python
ChatGPT | ^Prompt engineering
Matplotlib |  | ~Pandas 6
Stata |  | ~R 5
Minitab |  | ~Six Sigma 4
Hive |  | ~Hadoop 8
Kinesis | ^AWS | ~Kafka 6
Azure Data Factory | ^Azure
AWS Glue | ^AWS
Redshift | ^AWS
AWS CDK | ^AWS
Azure Active Directory | ^Azure
Cloudflare |  | ~DNS 5, Vercel 7
GitLab CI | ^GitLab
SonarQube |  | ~CI/CD 4
Splunk |  | ~Elasticsearch 6, SIEM 6
Nagios | ^Networking
IIS | ^Windows Server
SolidWorks |  | ~AutoCAD 5
Revit |  | ~AutoCAD 5
SketchUp | ^CAD
NetSuite | ^ERP
Expensify |  | ~Bill.com 7
BambooHR |  | ~Applicant tracking systems 7
Moodle | ^Instructional design
React |  | ~Next.js 7, Angular 4, React Native 6
Next.js |  | ~Nuxt 5
Vue.js |  | ~Nuxt 7, Angular 4
Material UI |  | ~Bootstrap 4, Tailwind CSS 4
NestJS | ^TypeScript
Flutter | ^Dart
React Native | ^JavaScript
Unity | ^C#
Unreal Engine | ^C++
Kafka | ^Data streaming
Appium | ^Test automation, Mobile development
WordPress | ^Web development
Webflow |  | ~WordPress 5
Styled Components | ^React
Vuex |  | ~Redux 4
Prisma | ^Node.js
TypeORM | ^Node.js
Pytest | ^Python
Xamarin | ^.NET | ~Blazor 7
PHPUnit | ^PHP
WooCommerce | ^WordPress
Elementor | ^WordPress
Contentful |  | ~WordPress 3
Adobe Experience Manager | ^Java
Wix |  | ~WordPress 4
Framer | ^Web design | ~Webflow 7
Power Apps |  | ~Process automation 5
RSpec | ^Ruby
Salesforce Marketing Cloud | ^Salesforce, Email marketing
SharePoint | ^Microsoft 365 | ~Document management 4
UiPath | ^Robotic process automation
NUnit | ^C#
Procore |  | ~Estimating 7
Bluebeam | | ~Procore 4
PlanSwift | | ~Buildertrend 3
`,ps=.9,ms=.4,hs=.8,V=new Map,gs=new Map,_s=new Map,vs=new Map,ys=new Map,bs=e=>N(e).join(``),xs=e=>[...new Set(e)].toSorted().join(` `),Ss=5,Cs=e=>e.length>=Ss&&e.endsWith(`s`)&&!e.endsWith(`ss`)?e.slice(0,-1):e,ws=e=>Cs(e).replace(/([a-z])\1+/g,`$1`),Ts=e=>xs(yo(N(e)).map(ws)),Es=e=>xs(yo(N(e)).map(P));function Ds(e,t,n,r){let i=e.get(t)??new Map;i.set(n,Math.max(i.get(n)??0,r)),e.set(t,i)}function Os(e,t,n){e!==t&&Ds(ys,e,t,n)}var ks=new Set([`software`,`data`,`tools`]);function As(e,{text:t,needs:n},r,i=!0){let a=N(t),o=a.join(``);o!==``&&!gs.has(o)&&gs.set(o,e);for(let e of new Set([o,...a]))Li(e,i);let s=r?vs:_s,c=r?Ts(t):Es(t);c!==``&&!s.has(c)&&s.set(c,e),So(e,t,n,r)}var js=e=>e.trim().split(`
`).map(zo);function Ms(e){let t=new Map(js(fs).map(e=>[e.id,e])),n=e=>({...e,broader:[...e.broader,...t.get(e.id)?.broader??[]],related:t.get(e.id)?.related??[]});return[...Object.entries(us).flatMap(([e,t])=>js(t).map(t=>[e,t])),...e.map(e=>[`tools`,n(e)])]}function Ns(e,{id:t,label:n,spellings:r,broader:i}){if(V.has(t))throw Error(`The skill ${n} is listed twice in the taxonomy`);let a=r.slice(1).map(({text:e})=>e);V.set(t,{id:t,label:n,family:e,aliases:a,broader:i.map(Fo),soft:e===`soft`})}function Ps(e,t,n){Os(e,t,n),Os(t,e,n)}function Fs(){let e=ds.flatMap(Ho),t=Ms(e.flatMap(({tools:e})=>e));for(let[e,n]of t)Ns(e,n);for(let[e,{id:n,spellings:r}]of t)for(let t of r.slice(0,1))As(n,t,ks.has(e));for(let[e,{id:n,spellings:r}]of t)for(let t of r.slice(1))As(n,t,ks.has(e));for(let[,{id:e,label:n,related:r}]of t)for(let{to:t,credit:i}of r){if(!V.has(Fo(t)))throw Error(`${n}: unknown related skill "${t}"`);Ps(e,Fo(t),i)}for(let{tools:t,credit:n}of e)for(let[e,{id:r}]of t.entries())for(let i of t.slice(e+1))Ps(r,i.id,n);for(let e of V.values())Is(e)}function Is(e){for(let t of e.broader){let n=V.get(t);if(n===void 0)throw Error(`${e.label}: unknown broader skill "${t}"`);Os(t,e.id,ps),Os(e.id,t,ms);for(let t of n.broader)Os(t,e.id,hs)}}Fs();var Ls=new Set($r(`advanced intermediate basic beginner expert knowledge skills skill experience proficiency proficient strong solid
     years year fluent native avanzado intermedio basico experto conocimientos conocimiento manejo habilidades dominio
     experiencia nivel anos avancado basico intermediario iniciante cc conhecimento experiencia nivel fluente understanding familiarity hands`));function Rs(e){let t=gs.get(bs(e));if(t!==void 0)return t;let n=vs.get(Ts(e))??_s.get(Es(e));if(n!==void 0)return n;let r=yo(N(e)),i=r.filter(e=>!Ls.has(P(e))&&!/^\d+$/.test(e));return i.length===0||i.length===r.length?null:gs.get(i.join(``))??vs.get(xs(i.map(ws)))??_s.get(xs(i.map(P)))??null}var zs=3,Bs=9;function Vs(e){let t=[``];for(let n of e){let e=Wi(n),r=e.length===0?[n]:e;t=t.flatMap(e=>r.map(t=>`${e} ${t}`)).slice(0,Bs)}return t.filter(t=>t.slice(1)!==e.join(` `))}function Hs(e){let t=N(e),n=new Set(Vs(t).map(Rs));if(t.length>1&&t.length<=zs&&t.some(Vi))for(let e of Wi(t.join(``)))n.add(gs.get(e)??null);n.delete(null);let[r]=n;return n.size===1?r??null:null}function Us(e){let t=Rs(e);if(t!==null)return t;let n=/^([^()]*)\(([^()]+)\)\s*$/.exec(e);if(n!==null){let e=Rs(n[1]??``)??Rs(n[2]??``);if(e!==null)return e}let r=Hs(e);if(r!==null)return r;let i=xs($r(e));if(i!==``)return`~${i}`;let a=M(e);return a===``?``:`~${a}`}var Ws=j(Us);function Gs(e){let t=_r(e);if(Rs(t)!==null)return[t];let n=Nn(t);return n.length>1&&n.every(e=>!qs(Ws(e)))?n:Mn(t)}var Ks=j(Gs),qs=e=>e.startsWith(`~`);function Js(e,t){return e===t?1:ys.get(e)?.get(t)??0}function Ys(e){return ys.get(e)}function Xs(e){return V.get(e)?.soft??!1}function Zs(e){return V.get(e)?.label??e.replace(/^~/,``)}function Qs(e){let t=new Map;for(let{label:n,aliases:r}of e){let e=Rs(n)??Fo(n);if(e!==``){t.set(n,e),V.has(e)||V.set(e,{id:e,label:n,family:`imported`,aliases:r,broader:[],soft:!1});for(let t of[n,...r])As(e,{text:t,needs:`listed`},!1,!1)}}for(let{label:n,broader:r}of e){let e=t.get(n);if(e!==void 0&&V.get(e)?.family===`imported`)for(let n of r){let r=t.get(n);r!==void 0&&(Os(r,e,ps),Os(e,r,ms))}}}var $s=65536,ec=32768,tc=16,nc=20,rc=3,ic=5,ac=2;function oc(e){let t=L(e);return(t^t>>>15)&32767}function sc(e){let t=L(e);return ec+((t^t>>>15)&32767)}function cc(e){let t=`<${e}>`,n=[];for(let e=rc;e<=ic;e++)for(let r=0;r+e<=t.length;r++)n.push(sc(t.slice(r,r+e)));return n}function lc(e,t){let n=e.slice(0,tc).map(e=>e.slice(0,nc)),r=[],i=[];n.forEach((e,t)=>{r.push(oc(e)),i.push(1);let a=n[t+1];a!==void 0&&(r.push(oc(e+a)),i.push(1));let o=cc(e);for(let e of o)r.push(e),i.push(ac/Math.sqrt(o.length))});for(let e of t.slice(0,tc))r.push(oc(`=${e.slice(0,nc)}`)),i.push(1);return{rows:r,weights:i}}var uc={magic:1414354e3,version:1,headerBytes:32,at:{magic:0,version:4,rows:8,dimensions:12,checksum:16}},dc=127,fc=4,pc=null;function mc(e,t){let n=2166136261;for(let r=t;r<e.length;r++)n=Math.imul(n^(e[r]??0),16777619);return n>>>0}var hc=e=>Error(`This is not the table of title meanings: ${e}`);function gc(e,t){let{magic:n,version:r,headerBytes:i,at:a}=uc,o=e=>t.getUint32(e,!0);if(e.length<i||o(a.magic)!==n)throw hc(`it has another format`);if(o(a.version)!==r)throw hc(`its version is ${o(a.version)} instead of ${r}`);if(o(a.rows)!==65536||o(a.dimensions)!==64){let e=`${$s} × 64`;throw hc(`it has ${o(a.rows)} × ${o(a.dimensions)} values instead of ${e}`)}let s=i+$s*(fc+64);if(e.length!==s)throw hc(`it has ${e.length} bytes instead of ${s}`);if(o(a.checksum)!==mc(e,i))throw hc(`its checksum does not match`)}function _c(e){gc(e,new DataView(e.buffer,e.byteOffset,e.byteLength));let t=e.byteOffset+uc.headerBytes,n=$s*fc;pc={factors:new DataView(e.buffer,t,n),values:new Int8Array(e.buffer,t+n,$s*64)}}function vc({factors:e,values:t},n,r){let i=new Float64Array(64),{rows:a,weights:o}=lc(n,r);return a.forEach((n,r)=>{let a=(o[r]??0)*e.getFloat32(n*fc,!0),s=n*64;for(let e=0;e<64;e++)i[e]=(i[e]??0)+a*(t[s+e]??0)}),i}function yc(e,t){if(pc===null)throw Error(`There is no table of title meanings: call setEmbeddingTable first`);let n=vc(pc,e,t),r=0;for(let e of n)r+=e*e;let i=Math.sqrt(r);return i===0?new Int8Array(64):Int8Array.from(n,e=>Math.round(dc*e/i))}function bc(e,t){let n=0,r=0,i=0;for(let a=0;a<64;a++){let o=e[a]??0,s=t[a]??0;n+=o*s,r+=o*o,i+=s*s}return n===0?0:n/Math.sqrt(r*i)}function xc(e){let t=[...e].toSorted((e,t)=>e[0]-t[0]),n=Math.sqrt(t.reduce((e,[,t])=>e+t*t,0))||1;return{keys:Int32Array.from(t,([e])=>e),weights:Float64Array.from(t,([,e])=>e/n)}}function H(e,t){let n=0,r=0,i=0;for(;r<e.keys.length&&i<t.keys.length;){let a=e.keys[r]??0,o=t.keys[i]??0;a===o?n+=(e.weights[r++]??0)*(t.weights[i++]??0):a<o?r++:i++}return n}var Sc=.6,Cc=3,wc=24,Tc=.3,Ec=class{#e=new Map;#t=[];#n=[];#r=new Float64Array;#i=new Float64Array;add(e,t){let n=[...new Set(e)],r=this.#t.push(n)-1;this.#n.push(t);for(let e of n){let t=this.#e.get(e);t===void 0?this.#e.set(e,[r]):t.push(r)}}idf(e){return this.#a(e)/Math.log(1+this.#t.length)}#a(e){return Math.log(1+this.#t.length/(1+(this.#e.get(e)?.length??0)))}#o(e){let t=B(e)*this.#a(e);return t*t}#s(e){let t=0;for(let n of e)t+=this.#o(n);return Math.sqrt(t)}#c(){this.#r.length!==this.#t.length&&(this.#r=Float64Array.from(this.#t,e=>this.#s(e)),this.#i=new Float64Array(this.#t.length))}placesOf(e){this.#c();let t=[...new Set(e)],n=this.#s(t),r=[];for(let e of t){let t=this.#o(e);for(let n of this.#e.get(e)??[])this.#i[n]===0&&r.push(n),this.#i[n]=(this.#i[n]??0)+t}let i=0,a=r.map(e=>{let t=(this.#i[e]??0)/(n*(this.#r[e]??1));return this.#i[e]=0,t>i&&(i=t),t});if(i<Tc)return null;let o=new Map;return r.forEach((e,t)=>{let n=a[t]??0;if(n<Sc*i)return;let r=n**Cc;for(let[t,n]of this.#n[e]??[])o.set(t,Math.max(o.get(t)??0,r*n))}),xc(new Map([...o].toSorted((e,t)=>t[1]-e[1]||e[0]-t[0]).slice(0,wc)))}},Dc=`
# it.development
Software Developer | software engineer, programmer, application developer, computer programmer, ingeniero de software, desarrollador de software, analista programador, coder, software programmer, systems programmer, application engineer software
> Full-stack Developer | full stack engineer, mern developer, desarrollador full stack, desenvolvedor full stack
> Java Developer | desarrollador java, programador java, java engineer, java programmer
> Python Developer | desarrollador python, programador python, python engineer
> PHP Developer | desarrollador php, laravel developer, programador php
> .NET Developer | desarrollador .net, c# developer, desenvolvedor .net
> C++ Developer | c++ programmer, c++ engineer, programador c++
> Ruby Developer | ruby on rails developer, rails developer, desarrollador ruby
Front-end Developer | frontend engineer, angular developer, vue developer, javascript developer, ui developer, desarrollador frontend, maquetador web
> React Developer | desarrollador react, react engineer, next.js developer
Back-end Developer | backend engineer, api developer, desarrollador backend, server side developer
> Node.js Developer | node developer, desarrollador node, node engineer
Web Developer | website developer, web programmer, desarrollador web, programador web
> WordPress Developer | desarrollador wordpress, wordpress designer, shopify developer, desarrollador shopify
> Webmaster | web administrator, administrador web, website administrator
Mobile Developer | app developer, flutter developer, react native developer, desarrollador movil, desarrollador de aplicaciones moviles
> Android Developer | desarrollador android, kotlin developer
> iOS Developer | desarrollador ios, swift developer
Game Developer | game programmer, desarrollador de videojuegos
> Game Designer | video game designer, disenador de videojuegos, level designer
Embedded Engineer | firmware engineer, embedded software engineer, embedded systems developer
Software Architect | solution architect, enterprise architect, solutions architect, it architect, system architect, arquitecto de soluciones, arquitecto de software, technical architect
Engineering Manager | software development manager, development manager, software engineering manager
> Technical Lead | tech lead, lider tecnico, technical lead developer, development team lead
> Chief Technology Officer | cto, director de tecnologia, vp of engineering, diretor de tecnologia
Blockchain Developer | smart contract developer, desarrollador blockchain, solidity developer, web3 developer
RPA Developer | desarrollador rpa, robotic process automation developer, automation developer
Systems Integrator | integration engineer, integration developer, ingeniero de integracion
# it.quality
QA Tester | software tester, manual tester, manual qa tester, tester manual, testador manual, qa analyst, qa engineer, test engineer, test analyst, quality assurance tester, analista de pruebas, analista qa, tester de software, ux tester
> Test Automation Engineer | sdet, qa automation engineer, automatizador de pruebas, automation tester
QA Manager | qa lead, test manager, lider de qa, test lead, software quality manager
# it.infrastructure
DevOps Engineer | platform engineer, release engineer
> Site Reliability Engineer | sre, reliability engineer software, ingeniero sre
Cloud Engineer | aws engineer, azure engineer, cloud administrator, ingeniero cloud
> Cloud Architect | arquitecto cloud, aws architect, azure architect, cloud solutions architect
System Administrator | sysadmin, systems administrator, server administrator, linux administrator, windows administrator, administrador de sistemas, it administrator, systems engineer it, infrastructure engineer
Network Engineer | network administrator, ccna engineer, ingeniero de redes, administrador de redes, network analyst, network specialist
> Network Architect | arquitecto de redes, network designer
> Network Technician | tecnico de redes, network support technician, cable network technician
Database Administrator | dba, database engineer, administrador de base de datos, sql developer, oracle dba, database developer, database designer
Cybersecurity Analyst | information security analyst, soc analyst, security consultant it, analista de ciberseguridad, information security specialist, it security specialist
> Penetration Tester | ethical hacker, pentester, hacker etico
> Security Engineer IT | cybersecurity engineer, ingeniero de ciberseguridad, information security engineer
> Chief Information Security Officer | ciso, information security manager, gerente de seguridad de la informacion
IT Support Specialist | helpdesk analyst, technical support specialist, it technician, desktop support, service desk analyst, soporte tecnico, tecnico de soporte, computer support technician, soporte informatico, it support technician, tecnico informatico, computer technician, user support technician, ict help desk agent
> Help Desk Technician | help desk agent, service desk agent, helpdesk technician, agente de mesa de ayuda, help desk analyst
IT Manager | information technology manager, gerente de sistemas, gerente de ti, head of it, ict manager, information systems manager
> Chief Information Officer | cio, it director, director de ti, director de sistemas
Telecommunications Engineer | telecom engineer, rf engineer, wireless engineer, ingeniero de telecomunicaciones, telecommunications technician, telecommunications specialist
Computer Repair Technician | pc technician, tecnico en computadoras, hardware technician, tecnico en reparacion de computadoras
Data Center Technician | data centre technician, data center operator, tecnico de centro de datos
# it.analysis
Business Analyst | business systems analyst, functional analyst, analista funcional, analista de negocio, requirements analyst, it business analyst, ict business analyst, business consultant
> Systems Analyst | analista de sistemas, computer systems analyst, it systems analyst
Product Manager | product lead, gerente de producto, jefe de producto, product specialist
> Product Owner | dueno de producto, agile product owner, product owner scrum
ERP Consultant | crm consultant, oracle consultant, erp analyst
> Salesforce Developer | desarrollador salesforce, salesforce engineer
> Salesforce Administrator | administrador salesforce, salesforce consultant, crm administrator salesforce
> SAP Consultant | consultor sap, sap analyst, sap functional consultant, analista sap
IT Consultant | consultor de ti, technology consultant, consultor tecnologico, ict consultant
# data.analysis
Data Analyst | analista de datos, data analytics specialist, reporting analyst, insights analyst, analista de business intelligence, information analyst
> Business Intelligence Analyst | bi analyst, bi developer, analista bi, analista de inteligencia de negocios, power bi developer
Data Scientist | cientifico de datos, nlp engineer, computer vision engineer, machine learning scientist
> Machine Learning Engineer | ml engineer, ingeniero de machine learning, deep learning engineer
> AI Engineer | artificial intelligence engineer, ingeniero de inteligencia artificial, ai specialist, prompt engineer
Data Engineer | etl developer, big data engineer, data warehouse developer, ingeniero de datos, analytics engineer, data integration specialist
> Data Architect | arquitecto de datos, data modeler, enterprise data architect
Statistician | biostatistician, statistical analyst, estadistico
> Actuary | actuario, actuarial analyst, analista actuarial
> Mathematician | matematico, operations research analyst
Data Annotator | data labeler, etiquetador de datos, data annotation specialist
# design.visual
Graphic Designer | visual designer, disenador grafico, brand designer, graphic artist, production artist, layout artist, publications designer, multimedia designer
> Art Director | director de arte, creative director, director creativo, diretor de arte
UX Designer | ui designer, ui ux designer, user experience designer, interaction designer, disenador ux, disenador de interfaces, product designer digital, user interface designer
> UX Researcher | user researcher, investigador ux, usability specialist
Web Designer | disenador web, website designer, digital designer
Illustrator | ilustrador, concept artist, cartoonist, character artist, visual effects artist
> Motion Designer | motion graphics designer, disenador de motion graphics, motion graphics artist
> Animator | animador 3d, 2d animator, 3d animator, animador 2d
> 3D Artist | artista 3d, 3d modeler, modelador 3d, environment artist
Video Editor | editor de video, film editor, post production editor, audiovisual producer
> Camera Operator | cameraman, camarografo, cinematographer, director de fotografia
> Videographer | videografo, video producer, realizador audiovisual
> Film Director | director de cine, movie director, cineasta
Photographer | photo editor, fotografo, photojournalist
Interior Designer | interior decorator, interior architect, disenador de interiores, decorador
Fashion Designer | disenador de moda, clothing designer, pattern maker, patronista, garment designer
Industrial Designer | product design engineer, furniture designer, disenador industrial
> Packaging Designer | disenador de empaques, packaging engineer design
Product Designer | disenador de producto digital, digital product designer, designer de produto
Jewelry Designer | disenador de joyas, jewellery designer
Set Designer | escenografo, stage designer, production designer, exhibition designer
# marketing.general
Marketing Manager | marketing director, head of marketing, gerente de marketing, gerente de mercadeo, jefe de marketing, marketing lead
> Chief Marketing Officer | cmo, vp marketing, director de marketing
Marketing Specialist | marketing coordinator, marketing assistant, marketing associate, marketing executive, marketing analyst, especialista en marketing, analista de marketing, marketing consultant, asistente de marketing, marketing officer
> Trade Marketing Analyst | trade marketing, analista de trade marketing, trade marketing manager
Digital Marketing Specialist | online marketing specialist, digital marketer, performance marketer, marketing automation specialist, especialista en marketing digital, internet marketing, digital marketing manager
> Growth Manager | growth hacker, growth marketer, head of growth, growth marketing manager
> Email Marketing Specialist | email marketer, especialista en email marketing, crm marketing specialist
SEO Specialist | seo analyst, especialista seo, search engine optimisation expert
> Paid Media Specialist | media buyer, ppc specialist, trafficker digital, gestor de trafego, google ads specialist, paid media manager
Social Media Manager | social media specialist, social media coordinator, gestor de redes sociales
> Content Creator | creador de contenido, content producer, criador de conteudo, youtuber
> Influencer | influencer manager, influenciador, streamer
> Community Manager | gestor de comunidades, online community manager, community moderator
Content Writer | content marketer, redactor, blogger, seo writer, content specialist
> Copywriter | redactor publicitario, advertising copywriter, redator publicitario
> Content Manager | content strategist, gestor de contenidos, web content manager, content marketing manager
Brand Manager | gerente de marca, brand strategist, category manager, jefe de marca, merchandise manager
> Product Marketing Manager | product marketer, gerente de marketing de producto
Advertising Specialist | account planner advertising, ejecutivo de publicidad, advertising manager, publicista, publicist, advertising executive
> Media Planner | planificador de medios, media strategist, planejador de midia
Market Research Analyst | market researcher, analista de mercado, investigador de mercado, survey interviewer, encuestador, market research interviewer
Public Relations Specialist | pr manager, public relations officer, communications manager, communications specialist, press officer, media relations, relacionista publico, comunicador, spokesperson, public relations executive, responsable de comunicacion
Event Planner | event manager, event coordinator, organizador de eventos, conference organizer, events assistant, meeting planner
> Wedding Planner | organizador de bodas, wedding coordinator
Ecommerce Specialist | ecommerce manager, amazon specialist, marketplace specialist, amazon account manager, especialista ecommerce, online store manager, shopify specialist
# media.writing
Journalist | reporter, news editor, periodista, columnist, correspondent, news writer
> News Anchor | presenter, presentador de noticias, television presenter, locutor, radio announcer, radio host
Editor | book editor, publisher, editor in chief, publishing coordinator, editora
> Proofreader | copy editor, corrector de estilo, correctora
Writer | author, novelist, escritor, poet, ghostwriter
> Technical Writer | documentation specialist, redactor tecnico, technical documentation writer, documentador tecnico
> Screenwriter | guionista, roteirista, script writer
Translator | traductor, localization specialist
> Interpreter | interprete, medical interpreter, sign language interpreter, court interpreter
> Subtitler | subtitulador, captioner, legendador
# sales.field
Sales Representative | sales executive, sales rep, salesperson, sales agent, sales consultant, ejecutivo de ventas, representante de ventas, asesor comercial, vendedor, sales advisor, sales specialist, outside sales, technical sales representative, promotor de ventas, commercial advisor, agente comercial, field sales, sales person, sales professional
> Medical Sales Representative | pharmaceutical sales representative, visitador medico, medical representative
Account Executive | inside sales representative, enterprise account executive, ejecutivo comercial, business development executive, telesales, televendedor, inside sales
Sales Development Representative | sdr, bdr, business development representative, cold caller, outbound sales representative, demand generation specialist
> Lead Generation Specialist | appointment setter, prospector, especialista en generacion de leads
Account Manager | client manager, relationship manager, ejecutivo de cuentas, ejecutivo de cuenta, gestor de cuentas, client relationship manager, client executive, customer relationship manager, account supervisor
> Key Account Manager | kam, gerente de cuentas clave, key accounts executive
Sales Manager | head of sales, regional sales manager, gerente de ventas, gerente comercial, jefe de ventas, sales supervisor, commercial manager, sales team leader, area sales manager, national sales manager, sales lead
> Sales Director | director de ventas, vp sales, chief revenue officer, director comercial, commercial director
Business Development Manager | business developer, gerente de desarrollo de negocios, desarrollador de negocios, business development director
> Partnership Manager | alliance manager, partner manager, gerente de alianzas
Sales Engineer | presales consultant, pre sales engineer, solutions consultant, technical sales engineer, ingeniero de ventas, preventa
Sales Operations Specialist | sales support, revenue operations, crm administrator, asistente de ventas, sales analyst, analista de ventas
> Sales Coordinator | sales administrator, coordinador de ventas, sales assistant administrative
Real Estate Agent | realtor, estate agent, real estate broker, agente inmobiliario, corredor de bienes raices, property consultant, letting agent, asesor inmobiliario
Insurance Agent | insurance sales, agente de seguros, asesor de seguros, insurance consultant, insurance producer
> Insurance Broker | corredor de seguros, corretor de seguros, insurance advisor
Car Salesperson | auto sales consultant, vendedor de autos, car sales executive, vendedor de vehiculos
Property Manager | administrador de propiedades, property administrator, real estate manager, leasing consultant, administrador de inmuebles
Auctioneer | subastador, martillero, leiloeiro
# support.customer
Customer Service Representative | customer support specialist, customer service agent, customer care representative, agente de servicio al cliente, representante de atencion al cliente, client service representative, customer service advisor, customer service assistant, asesor de servicio al cliente, asesor de atencion al cliente, customer service associate, customer advisor, customer service clerk
> Call Center Agent | agente de call center, contact center agent, teleoperador, call centre agent, operador de call center
> Chat Support Agent | live chat agent, agente de chat, online chat agent
> Switchboard Operator | telephone operator, telefonista, operadora telefonica
Customer Success Manager | customer success specialist, client success manager
> Customer Experience Manager | customer experience specialist, gerente de experiencia del cliente, cx manager
> Onboarding Specialist | implementation specialist, especialista de onboarding, client onboarding specialist
Customer Service Manager | call center manager, customer service supervisor, gerente de servicio al cliente, contact centre manager, customer support manager, jefe de atencion al cliente, customer service team leader
> Call Center Supervisor | supervisor de call center, contact center supervisor, call center team leader
Telemarketer | telemarketing agent, outbound agent, telephone sales agent
Technical Support Representative | representante de soporte tecnico, technical support agent, product support specialist
# office.assistance
Executive Assistant | secretary to ceo, executive secretary, asistente ejecutiva, secretaria ejecutiva, asistente de gerencia, asistente de direccion, management assistant, secretaria de direccion
> Personal Assistant | asistente personal, pa, assistente pessoal
> Chief of Staff | jefe de gabinete, chief of staff to ceo
Virtual Assistant | asistente virtual, remote assistant, virtual administrative assistant, remote executive assistant
Administrative Assistant | administrative clerk, office assistant, office administrator, asistente administrativo, auxiliar administrativo, recepcionista administrativa, administrative officer, administrative secretary, admin assistant, administrative coordinator, administrative executive, administrative support
> Secretary | secretaria, office secretary, secretario
> Office Clerk | general office clerk, oficinista, office worker, filing clerk
Receptionist | front desk agent, front office assistant, recepcionista, hotel receptionist, front desk clerk, front desk officer
> Medical Receptionist | recepcionista medica, clinic receptionist, recepcionista de clinica
Office Manager | administrative manager, administration manager, administrador de oficina, jefe administrativo, coordinador administrativo, gerente administrativo, office coordinator, administrative supervisor, administrative director
Data Entry Clerk | typist, records clerk, archivist clerk, word processor
> Transcriptionist | transcriptor, medical transcriptionist, transcritor
> Data Entry Specialist | data entry operator, capturista, digitador, data capturer
> Document Controller | document control specialist, controlador de documentos, document specialist
# operations.management
Operations Manager | gerente de operaciones, business operations manager, jefe de operaciones, head of operations, operations supervisor, general manager, gerente general, business manager, company director, administrador de empresas
> Chief Executive Officer | ceo, managing director, director general, diretor executivo, president
> Chief Operating Officer | coo, director de operaciones, operations director
> Entrepreneur | founder, business owner, emprendedor, empresario
> Branch Manager | gerente de sucursal, branch supervisor, bank branch manager
Operations Coordinator | operations specialist, operations assistant, operations analyst, coordinador de operaciones, operations associate, analista de operaciones
Project Manager | project coordinator, project lead, gerente de proyectos, jefe de proyecto, coordinador de proyectos, director de proyectos, project officer, it project manager, project director
> Program Manager | programme manager, gerente de programa, program director
> PMO Analyst | project management officer, analista pmo, pmo manager
> Project Assistant | project administrator, asistente de proyectos, project support officer
Scrum Master | agile coach, agile project manager, release train engineer
Process Improvement Specialist | business process analyst, continuous improvement specialist, lean manager, six sigma, analista de procesos, process analyst, change manager, ingeniero de procesos de negocio
Management Consultant | strategy consultant, consultor de negocios, consultor empresarial, organizational consultant, strategic planning manager, strategy manager
Quality Manager | quality specialist, quality coordinator, gerente de calidad, quality assurance manager, coordinador de calidad, analista de calidad, quality analyst, quality supervisor, quality assurance specialist
> Quality Auditor | auditor de calidad, iso auditor
# operations.supply
Supply Chain Manager | supply chain analyst, logistics manager, gerente de logistica, materials planner, jefe de logistica, supply chain coordinator, logistics director, planificador de la produccion
> Demand Planner | supply planner, planificador de demanda, demand planning analyst
> Production Planner | planificador de produccion, production scheduler, master scheduler
Logistics Coordinator | logistics specialist, shipping coordinator, coordinador de logistica, shipping clerk, logistics analyst, transport coordinator, traffic coordinator, logistics clerk, transport planner
> Dispatcher | truck dispatcher, despachador, load planner, transport dispatcher
> Freight Broker | freight agent, corredor de carga, freight forwarder, agente de carga
Procurement Specialist | buyer, purchasing agent, comprador, analista de compras, sourcing specialist, procurement officer, vendor manager, purchasing assistant, purchaser, procurement analyst, strategic buyer
> Purchasing Manager | procurement manager, gerente de compras, jefe de compras, head of procurement
Import Export Specialist | comercio exterior, foreign trade specialist, import export manager, customs officer, importador, especialista en importacion y exportacion, analista de comercio exterior, export manager
> Customs Broker | agente de aduanas, customs agent, despachante aduaneiro
Warehouse Manager | warehouse supervisor, jefe de almacen, inventory manager, store keeper supervisor, jefe de bodega, encargado de almacen, warehouse coordinator, distribution manager, distribution center manager
> Inventory Analyst | inventory controller, analista de inventarios, stock controller
# finance.accounting
Accountant | general accountant, staff accountant, contador, contador publico, contable, senior accountant, chartered accountant, cpa, certified public accountant, public accountant, analista contable, accounting analyst, accounting specialist, fund accountant, management accountant
> Cost Accountant | contador de costos, cost controller, analista de costos
Bookkeeper | tenedor de libros, quickbooks specialist, accounting technician, full charge bookkeeper
> Accounting Assistant | auxiliar contable, asistente contable, accounts assistant, accounting clerk
Accounts Payable Specialist | invoicing clerk, ap specialist, cuentas por pagar, accounts payable clerk, invoice clerk, credit controller
> Billing Specialist | billing clerk, facturador, billing coordinator, billing analyst
> Collections Specialist | debt collector, gestor de cobranzas, collector, agente de cobranza, collections agent, analista de cobranzas
> Accounts Receivable Specialist | accounts receivable clerk, cuentas por cobrar, ar specialist
Payroll Specialist | payroll clerk, payroll administrator, analista de nomina, payroll manager, payroll analyst, tecnico de nominas
Tax Specialist | tax accountant, tax preparer, analista de impuestos, tax manager, tax analyst, tax inspector, contador de impuestos, tax associate
> Tax Advisor | asesor fiscal, tax consultant, asesor tributario
Auditor | internal auditor, external auditor, audit manager, auditor interno, auditor financiero, audit associate, audit supervisor
> IT Auditor | auditor de sistemas, information systems auditor, auditor de ti
Finance Manager | gerente de finanzas, gerente financiero, jefe de contabilidad, accounting manager, accounting supervisor, head of finance, chief accountant, jefe de finanzas, contador general
> Chief Financial Officer | cfo, finance director, director financiero, diretor financeiro
> Financial Controller | controller, contralor, comptroller, contralor financiero
> Treasury Analyst | treasurer, tesorero, analista de tesoreria, treasury manager
# finance.analysis
Financial Analyst | finance analyst, fp&a analyst, analista financiero, financial planning analyst, cost analyst, finance specialist, finance business partner, finance officer, finance assistant, finance executive
> Pricing Analyst | analista de precios, pricing manager, pricing specialist
> Budget Analyst | analista de presupuestos, budget manager
Investment Analyst | equity analyst, analista de inversiones, research analyst finance, investment advisor, securities broker, asset manager, investment manager, wealth manager, analista de banca de inversion, analista de cartera, hedge fund manager
> Portfolio Manager | fund manager, gestor de carteras, gestor de fondos, portfolio analyst
> Investment Banker | investment banking analyst, banquero de inversion, banca de inversion analyst
> Trader | stockbroker, corredor de bolsa, financial trader, forex trader
Financial Advisor | financial planner, financial consultant, asesor financiero, wealth advisor, asesor de inversiones
> Personal Banker | private banker, ejecutivo bancario, bank officer
Credit Analyst | mortgage processor, analista de credito, credit manager, credit risk analyst, loan specialist
> Underwriter | insurance underwriter, mortgage underwriter, suscriptor, loan underwriter
> Loan Officer | mortgage loan officer, oficial de credito, loan processor, ejecutivo de credito
> Mortgage Broker | mortgage advisor, asesor hipotecario, mortgage consultant
> Risk Manager | gerente de riesgos, risk analyst, analista de riesgos, risk officer
Bank Teller | cashier bank, cajero bancario, bank clerk, branch banker, bank manager, teller supervisor, banking officer
Claims Specialist | claims processor, claims handler, insurance claims, insurance analyst, actuarial assistant, appraiser, insurance specialist, insurance clerk
> Claims Adjuster | loss adjuster, ajustador de seguros, claims examiner, perito de seguros
Economist | economic analyst, economista, analista economico, economic advisor
# people.hr
HR Manager | human resources manager, hr director, gerente de recursos humanos, jefe de recursos humanos, head of people, chief people officer, human resources director, talent manager, head of hr, director de recursos humanos
> HR Business Partner | hrbp, human resources business partner
HR Specialist | hr generalist, human resources specialist, hr coordinator, analista de recursos humanos, hr administrator, people operations specialist, hr officer, hr analyst, hr consultant, hr executive, hr advisor
> HR Assistant | asistente de recursos humanos, auxiliar de recursos humanos, hr clerk
> Compensation Analyst | benefits specialist, analista de compensaciones, compensation and benefits manager
> Labor Relations Specialist | especialista en relaciones laborales, employee relations specialist
Recruiter | talent acquisition specialist, reclutador, recruitment consultant, sourcer, headhunter, analista de seleccion, recruitment coordinator, staffing specialist, recruiting coordinator, especialista en reclutamiento
> Technical Recruiter | it recruiter, reclutador it, tech recruiter
> Recruiting Manager | talent acquisition manager, recruitment manager, gerente de reclutamiento
Training Specialist | corporate trainer, training manager, learning and development specialist, capacitador, training coordinator, formador, training officer, learning consultant
> Instructional Designer | disenador instruccional, e-learning developer, designer instrucional
# legal.office
Lawyer | attorney, legal counsel, abogado, solicitor, barrister, legal advisor, asesor legal, associate attorney, general counsel, asesor juridico, family lawyer, attorney at law
> Corporate Lawyer | abogado corporativo, in house counsel, corporate counsel, abogado de empresa
> Litigation Attorney | abogado litigante, trial lawyer, litigator
> Criminal Lawyer | abogado penalista, public defender, defensor publico
> Prosecutor | fiscal penal, district attorney, promotor de justica
> Law Clerk | court clerk, judicial clerk, escribiente judicial
Paralegal | legal assistant, asistente legal, asistente juridico, litigation paralegal, legal clerk, procurador, legal administrator, legal specialist
> Legal Secretary | secretaria legal, secretaria juridica, legal administrative assistant
> Legal Intake Specialist | intake specialist, legal intake coordinator
Compliance Officer | compliance analyst, compliance manager, oficial de cumplimiento, compliance specialist, anti money laundering
> Fraud Analyst | analista de fraude, fraud investigator, fraud specialist, aml analyst, kyc analyst
> Data Protection Officer | dpo, privacy officer, oficial de proteccion de datos
> Regulatory Affairs Specialist | especialista en asuntos regulatorios, regulatory specialist, regulatory affairs manager
Contract Manager | contract administrator, contract specialist, administrador de contratos, contracts coordinator, contract analyst
Judge | magistrate, juez
> Notary | notario, notary public, escribano
> Mediator | arbitrator, conciliador, mediador
Immigration Lawyer | abogado de inmigracion, immigration attorney, immigration specialist
`,Oc=`
# health.medicine
Physician | doctor, medico, general practitioner, family doctor, medical doctor, medico general, family physician, internist, hospitalist, medical officer, primary care physician, medico de familia, resident doctor, medical director
Medical Specialist | neurologist, oncologist, urologist, ophthalmologist, pathologist, endocrinologist, traumatologo, medico especialista
> Cardiologist | cardiologo, cardiologista
> Pediatrician | pediatra, paediatrician
> Psychiatrist | psiquiatra
> Surgeon | cirujano general, orthopedic surgeon, neurocirujano, cirurgiao
> Anesthesiologist | anestesista, anaesthetist, anestesiologo
> Gynecologist | ginecologo, obstetrician, ginecologista
> Radiologist | radiologo, medico radiologo
> Dermatologist | dermatologo, dermatologista
Dentist | odontologo, dental surgeon, dentista, endodontist
> Orthodontist | ortodoncista, ortodontista
Veterinarian | veterinary surgeon, veterinario, vet, medico veterinario, animal doctor
# health.nursing
Registered Nurse | nurse, staff nurse, enfermero, enfermera, clinical nurse, rn, operating room nurse, nurse specialist, enfermera especialista, charge nurse, community nurse, pediatric nurse, emergency nurse, surgical nurse, enfermero titulado
> Midwife | nurse midwife, matrona, partera, obstetra
> Nurse Practitioner | advanced practice nurse, enfermera de practica avanzada
> Intensive Care Nurse | icu nurse, critical care nurse, enfermera de cuidados intensivos
> School Nurse | enfermera escolar
> Home Health Nurse | enfermera domiciliaria, visiting nurse
Nurse Manager | head nurse, nursing director, jefe de enfermeria, nursing supervisor, director of nursing, supervisora de enfermeria, nurse leader
Nursing Assistant | nurse aide, certified nursing assistant, cna, auxiliar de enfermeria, patient care assistant, patient care technician, healthcare assistant, enfermera auxiliar
> Licensed Practical Nurse | lpn, practical nurse, vocational nurse
> Hospital Orderly | celador, camillero, hospital porter
# health.therapy
Physical Therapist | physiotherapist, fisioterapeuta, kinesiologo, osteopath, kinesiologist, athletic trainer, physical therapy assistant, sports therapist
> Chiropractor | quiropractico, quiropraxista
> Massage Therapist | masajista, massagista, masoterapeuta
Occupational Therapist | terapeuta ocupacional, occupational therapy assistant, recreational therapist
> Rehabilitation Specialist | rehabilitation counselor, especialista en rehabilitacion
Speech Therapist | speech language pathologist, logopeda, fonoaudiologo
> Audiologist | audiologo, hearing specialist
Psychologist | clinical psychologist, psychotherapist, psicologo, psicoterapeuta, school psychologist, psicologo clinico, behavioral health specialist
> Behavior Analyst | behavioral therapist, aba therapist, analista de conducta
> Family Therapist | marriage counselor, terapeuta familiar, couples therapist
> Mental Health Counselor | mental health therapist, consejero de salud mental
Nutritionist | dietitian, dietista, nutricionista, nutrition specialist
# health.technical
Pharmacist | farmaceutico, clinical pharmacist, quimico farmaceutico, hospital pharmacist
Pharmacy Technician | pharmacy assistant, auxiliar de farmacia, dispensing technician, tecnico en farmacia, pharmacy clerk
Medical Laboratory Technician | laboratory technician, medical technologist, tecnico de laboratorio, lab assistant, clinical laboratory scientist, laboratory assistant, laboratorista, lab technician, histotechnologist, bioquimico clinico
> Phlebotomist | flebotomista, phlebotomy technician
Radiographer | radiologic technologist, x ray technician, tecnico en radiologia, mri technologist, ct technologist, radiology technician, tecnico en imagen
> Sonographer | ultrasound technician, ecografista, diagnostic medical sonographer
Medical Assistant | asistente medico, clinical assistant, ophthalmic technician, medical office assistant
> Surgical Technologist | instrumentista quirurgico, surgical technician, operating room technician
Dental Assistant | asistente dental, auxiliar dental
> Dental Hygienist | higienista dental, higienista bucal
> Dental Technician | protesico dental, dental laboratory technician
Optometrist | oculista
> Optician | optico, dispensing optician
Paramedic | emergency medical technician, emt, ambulance driver, paramedico, tecnico en emergencias, ambulance technician
Medical Biller | medical billing specialist, facturador medico
> Medical Coder | medical coding specialist, codificador medico, coding specialist
> Medical Records Clerk | medical records technician, health information technician, archivista medico
> Medical Scribe | escriba medico, virtual medical scribe
> Insurance Verification Specialist | especialista en verificacion de seguros, eligibility specialist, prior authorization specialist
Healthcare Administrator | hospital administrator, clinic manager, practice manager, health services manager, administrador de salud, medical office manager, healthcare manager, director de hospital, health unit coordinator, admission coordinator, case manager health
> Patient Coordinator | care coordinator, coordinador de pacientes, patient services representative, patient access representative
Clinical Research Associate | clinical research coordinator, clinical trial manager, monitor de ensayos clinicos, clinical data manager, medical science liaison, clinical scientist
> Pharmacovigilance Specialist | drug safety associate, especialista en farmacovigilancia
> Medical Writer | redactor medico, scientific writer
# care.people
Nanny | babysitter, childcare provider, ninera, child caregiver, childminder, cuidadora de ninos, child care assistant, family helper, household assistant
> Au Pair | live in nanny, ninera con cama
> Daycare Worker | child care worker, day care assistant, trabajadora de guarderia
Caregiver | personal care assistant, caregiver for elderly, direct support professional, carer, support worker, cuidador, personal care aide, care assistant, residential care worker, companion, disability support worker, healthcare support worker
> Home Health Aide | home care worker, asistente de salud a domicilio, home carer
> Elderly Caregiver | cuidador de adultos mayores, asistente geriatrico, cuidador de idosos, elderly companion
Social Worker | case manager, caseworker, trabajador social, community worker, family support worker, child protection worker, social services assistant, outreach worker, social care worker, case worker, community health worker, human services specialist, social services coordinator, educador social, family services worker, advocate
> Youth Worker | trabajador juvenil, youth counselor
Counselor | school counselor, guidance counselor, orientador, consejero, vocational counselor, job coach
> Substance Abuse Counselor | addiction counselor, consejero en adicciones
> Career Counselor | career advisor, orientador laboral, career coach, employment counselor
> Life Coach | coach de vida, executive coach, coach personal
> Academic Advisor | asesor academico, student advisor, admissions counselor
# education.teaching
School Teacher | docente, classroom teacher, history teacher, teacher, profesor
> Primary School Teacher | elementary teacher, maestro de primaria, professor de ensino fundamental
> Secondary School Teacher | high school teacher, profesor de secundaria, middle school teacher
> Math Teacher | profesor de matematicas, mathematics teacher
> Science Teacher | profesor de ciencias, physics teacher, chemistry teacher, biology teacher
> Music Teacher | profesor de musica, piano teacher, guitar teacher
> Art Teacher | profesor de arte, drawing teacher
> Physical Education Teacher | profesor de educacion fisica, pe teacher
> Substitute Teacher | maestro sustituto, supply teacher
Preschool Teacher | kindergarten teacher, early childhood educator, maestra de preescolar, educador infantil, nursery teacher, early years teacher, parvularia, maestra de infantil, daycare teacher, montessori teacher
Special Education Teacher | special needs teacher, maestro de educacion especial, learning support teacher, resource teacher
Teaching Assistant | teacher aide, paraprofessional, auxiliar docente, asistente de profesor, classroom assistant, teachers assistant, instructional assistant, instructional aide, assistant teacher, education assistant
Language Teacher | spanish teacher, ielts teacher, language instructor, profesor de idiomas, foreign language teacher, profesor de espanol, literature teacher, language arts teacher, profesor de lengua
> English Teacher | profesor de ingles, esl teacher, english instructor, tefl teacher
Tutor | private tutor, online tutor, tutor privado, academic tutor, homework tutor, profesor particular, math tutor, reading specialist
University Lecturer | professor, university professor, adjunct professor, catedratico, lecturer, profesor universitario, assistant professor, associate professor, college professor, academic, research assistant university, instructor university
> Postdoctoral Researcher | research fellow, investigador postdoctoral
School Principal | headteacher, head of school, director de escuela, school director, dean, education administrator, vice principal, assistant principal, school administrator, education specialist, education consultant, registrar
> Curriculum Developer | curriculum coordinator, disenador curricular, curriculum specialist
> Academic Coordinator | coordinador academico, academic director, director academico
Librarian | library assistant, bibliotecario, library technician, documentalist, information specialist library, library clerk
> Archivist | archivero, archivista, records manager
> Museum Curator | curador de museo, curator, conservador de museo
Sports Coach | entrenador, athletic coach, football coach, fitness trainer, sports instructor, fitness manager, gym manager
> Personal Trainer | entrenador personal, fitness coach, fitness instructor, gym instructor
> Yoga Teacher | instructor de yoga, pilates instructor
> Swimming Instructor | instructor de natacion, lifeguard, salvavidas
> Referee | arbitro, umpire, sports official
Driving Instructor | instructor de manejo, flight instructor, autoescuela
Athlete | professional athlete, atleta, deportista, football player, futbolista
# culture.arts
Musician | music director, guitarist, conductor orchestra, pianist, bateria, violinist, music producer, drummer
> Singer | cantante, vocalist, cantor
> Composer | compositor, songwriter, arranger
> Disc Jockey | dj, music dj
Actor | actress, performer, comedian, stunt performer, circus artist, puppeteer, entertainer, animador turistico
> Dancer | bailarin, choreographer, coreografo
> Voice Actor | actor de voz, voice over artist, locutor comercial, actor de doblaje
> Model | fashion model, modelo, modelo de pasarela
Sound Engineer | audio engineer, recording engineer, sound technician, tecnico de sonido, broadcast engineer, audiovisual technician, audio visual technician, sound designer, boom operator, mixing engineer
> Lighting Technician | stage technician, tecnico de iluminacion, stagehand
Producer | film producer, television producer, production assistant film, productor audiovisual, executive producer, casting director, production manager film, productor de television, creative producer
> Stage Manager | theatre director, director de escena, regidor de escena
Artist | painter artist, fine artist
> Sculptor | escultor, potter, ceramist artist
> Tattoo Artist | tatuador, body piercer
> Makeup Artist | maquillador, maquiador, make up artist
> Craftsperson | artesano, craft artist, artesao
# public.safety
Police Officer | policia, patrol officer, sheriff, law enforcement officer, state trooper, investigator, agente de policia, crime analyst
> Detective | criminal investigator, private investigator, investigador privado, private detective
> Forensic Scientist | crime scene investigator, perito forense, criminalista
> Border Patrol Agent | immigration officer, agente fronterizo, customs and border officer
Security Guard | security officer, guardia de seguridad, vigilante, bouncer, security supervisor, security manager, doorman, portero, jefe de seguridad, watchman, patrolman, surveillance operator
> Bodyguard | escolta, guardaespaldas, close protection officer
> Loss Prevention Officer | asset protection, prevencion de perdidas, loss prevention specialist
Firefighter | bombero, fire inspector, fire chief, fire captain, wildland firefighter
Correctional Officer | prison guard, prison officer, oficial penitenciario, jailer, detention officer
> Probation Officer | parole officer, oficial de libertad condicional
Soldier | military officer, army officer, infantry, navy officer, sargento, oficial del ejercito, air force
Dispatcher Emergency | emergency dispatcher, 911 operator, police dispatcher, operador de emergencias, emergency management specialist
# public.policy
Policy Analyst | policy advisor, legislative assistant, asesor politico, political consultant, public policy specialist, policy officer, campaign manager political
> Political Scientist | politologo, political analyst, cientista politico
> Politician | member of parliament, diputado, legislator, mayor
> Diplomat | foreign affairs officer, diplomatico, consul
> Lobbyist | government affairs, government relations manager
Urban Planner | city planner, town planner, urbanista, transport planner urban, planning officer
Fundraiser | donor relations, captador de fondos, development officer nonprofit, charity coordinator
> Fundraising Manager | fundraiser manager, director of development fundraising
> Grant Writer | redactor de propuestas, grants specialist
> Volunteer Coordinator | coordinador de voluntarios, ngo program manager
Clergy | priest, pastor, chaplain, minister, sacerdote, missionary, rabbi, imam
`,kc=`
# engineering.mechanical
Mechanical Engineer | ingeniero mecanico, design engineer mechanical, mechanical design engineer, marine engineer, naval architect, hvac engineer, thermal engineer, product engineer
> Aerospace Engineer | aeronautical engineer, ingeniero aeroespacial, ingeniero aeronautico
> Automotive Engineer | ingeniero automotriz, vehicle engineer
Electrical Engineer | ingeniero electrico, power engineer, electrical design engineer, power systems engineer, automation technician
> Electronics Engineer | ingeniero electronico, hardware engineer, engenheiro eletronico
> Automation Engineer | ingeniero de automatizacion, control engineer, plc programmer, instrumentation engineer
> Robotics Engineer | mechatronics engineer, ingeniero mecatronico, ingeniero en robotica
Civil Engineer | ingeniero civil, geotechnical engineer, highway engineer, site engineer, transportation engineer, water engineer, construction engineer
> Structural Engineer | ingeniero estructural, bridge engineer
Industrial Engineer | manufacturing engineer, production engineer, process engineer, ingeniero industrial, ingeniero de procesos, methods engineer, ingeniero de produccion, continuous improvement engineer, operations engineer, packaging engineer
Quality Engineer | ingeniero de calidad, quality control inspector, quality inspector, qc inspector, quality technician, inspector de calidad, failure analysis engineer, reliability engineer, quality control analyst, quality control technician, test technician, ingeniero de confiabilidad, quality control manager, quality assurance engineer
Chemical Engineer | ingeniero quimico, nuclear engineer, process engineer chemical
> Petroleum Engineer | ingeniero de petroleo, drilling engineer, reservoir engineer
> Materials Engineer | metallurgical engineer, metallurgist, ingeniero de materiales
Environmental Engineer | environmental scientist, environmental consultant, environmental technician, ingeniero ambiental, environmental specialist, ecologist, tecnico ambiental, environmental health officer, conservation scientist, environmental manager
> Sustainability Specialist | sustainability manager, especialista en sostenibilidad, esg analyst
> Water Treatment Operator | operador de planta de agua, wastewater operator
Safety Engineer | health and safety officer, safety manager, ehs specialist, prevencionista, safety coordinator, hse officer, tecnico en prevencion de riesgos, safety specialist, safety inspector, ehs manager, occupational safety specialist, safety officer
Biomedical Engineer | ingeniero biomedico, clinical engineer, biomedical technician, bioengineer, medical equipment technician
Mining Engineer | ingeniero de minas, geological engineer, mining technician, mining manager, geotechnician
Maintenance Manager | maintenance supervisor, maintenance engineer, jefe de mantenimiento, maintenance planner, facilities manager, facility manager, gerente de mantenimiento, building manager, facilities coordinator, ingeniero de mantenimiento
Energy Engineer | ingeniero en energia, renewable energy engineer, solar engineer, wind energy engineer
# engineering.drafting
Drafter | cad technician, cad designer, delineante, dibujante tecnico, draftsman, autocad operator, cad operator, dibujante cad, technical drafter
> BIM Modeler | bim coordinator, modelador bim, bim manager
Architect | arquitecto, architectural designer, project architect, architectural technologist
> Landscape Architect | arquitecto paisajista, paisajista
Surveyor | land surveyor, topografo, geomatics, agrimensor, survey technician
> GIS Analyst | gis specialist, gis technician, analista sig, analista gis
> Cost Estimator | quantity surveyor, estimator, presupuestista, estimador de costos
> Cartographer | mapping technician, cartografo, geomatics specialist
# science.research
Biologist | zoologist, biologo, molecular biologist, biotechnologist, botanist, wildlife biologist, marine biologist, immunologist, bioinformatician, bioinformatics scientist, toxicologist, epidemiologist
> Microbiologist | microbiologo, virologist, bacteriologo
> Biochemist | bioquimico, biochemistry researcher
> Geneticist | genetista, genetic counselor
Chemist | analytical chemist, quimico, chemical technician, research chemist, laboratory chemist, quality control chemist, quimico analista, laboratory analyst, formulation scientist
> Food Scientist | food technologist, ingeniero de alimentos, tecnologo de alimentos
Physicist | fisico, geophysicist, research scientist physics, materials scientist
> Meteorologist | climatologist, meteorologo, weather forecaster
> Astronomer | astronomo, astrophysicist
Geologist | geoscientist, hydrologist, geologo, hydrogeologist, seismologist
Research Scientist | research assistant, researcher, investigador, research associate, scientist, lab researcher, investigador cientifico, research and development manager, r&d scientist, research engineer, research manager, research director, r&d engineer, r&d manager
Social Scientist | philosopher, geographer
> Archaeologist | arqueologo, paleontologist
> Anthropologist | antropologo, ethnographer
> Historian | historiador, historian researcher
> Sociologist | sociologo, social researcher
# trades.building
Construction Manager | site manager, construction supervisor, jefe de obra, construction project manager, superintendent, residente de obra, site supervisor, project engineer construction, general contractor, contractor, construction superintendent
> Foreman | construction foreman, capataz de obra, maestro de obras
Construction Worker | laborer, plasterer, construction laborer, painter, concrete finisher, insulation installer, demolition worker, obrero de construccion, drywall installer, yesero, building worker, scaffolder, paver
> Bricklayer | mason, albanil, pedreiro
> House Painter | painter decorator, pintor de brocha, pintor de casas
> Roofer | techador, roofing contractor
> Tile Setter | floor layer, colocador de pisos, azulejista
Carpenter | joiner, cabinet maker, carpintero, woodworker, ebanista, furniture maker, framer, millworker
Electrician | electricista, electrical technician, electrical installer, lineman, tecnico electricista, electrical maintenance technician, wireman, cable technician, power line technician, electronics technician, industrial electrician, instalador electrico, tecnico electronico
> Solar Installer | solar panel installer, instalador de paneles solares
Plumber | fontanero, plomero, pipefitter, gas fitter, steamfitter, gasista
HVAC Technician | refrigeration technician, air conditioning technician, tecnico en refrigeracion, hvac installer, hvac mechanic, frigorista, heating technician, service technician hvac, boiler operator
Maintenance Technician | handyman, maintenance worker, tecnico de mantenimiento, building maintenance, maintenance mechanic, field service technician, field service engineer, service engineer, mantenimiento general, equipment technician, maintenance man, service technician, appliance repair technician, facilities technician
> Elevator Technician | lift technician, tecnico en ascensores
Crane Operator | heavy equipment operator, excavator operator, operador de grua, operador de maquinaria pesada, bulldozer operator, backhoe operator, equipment operator, loader operator, rigger
# trades.factory
Production Worker | factory worker, machine operator, operario de produccion, production operator, operario de fabrica, manufacturing associate, production technician, manufacturing technician, line operator, plant operator, textile operator, production associate, process operator, operador de maquina, food processing worker, printing operator, process technician, machine setter
> Assembler | assembly line worker, ensamblador, electronics assembler
> Packer | packaging operator, empacador, hand packer
Production Manager | production supervisor, plant manager, factory manager, jefe de produccion, manufacturing manager, supervisor de produccion, gerente de planta, gerente de produccion, shift supervisor, manufacturing supervisor, line leader, production coordinator, plant supervisor, production lead, director de planta, shift manager, production team leader
CNC Machinist | machinist, lathe operator, cnc operator, tool and die maker, tornero, fresador, cnc programmer, toolmaker, matricero, grinder, milling machine operator, tool maker, operador cnc
Welder | soldador, welding technician, fabricator, welding inspector, ironworker, herrero, blacksmith, foundry worker
> Sheet Metal Worker | calderero, boilermaker, metal fabricator
Automotive Mechanic | auto mechanic, mechanic, car mechanic, mecanico automotriz, motorcycle mechanic, auto technician, vehicle technician, mecanico de vehiculos, heavy equipment mechanic, industrial mechanic, millwright, mecanico industrial, tire technician
> Aircraft Mechanic | aircraft technician, aviation maintenance technician, mecanico de aviacion
> Diesel Mechanic | truck mechanic, mecanico diesel, diesel technician
> Auto Body Repairer | body shop technician, chapista, latonero
Tailor | seamstress, dressmaker, sewing machine operator, sastre, modista, costurera, cutter textile, alterations
> Upholsterer | tapicero, furniture upholsterer
> Shoemaker | zapatero, cobbler
Printer | printing press operator, impresor, print technician, screen printer, bookbinder, prepress technician
Jeweler | watchmaker, goldsmith, joyero, relojero, gemologist, glass blower, ceramist
# hospitality.food
Chef | cook, head chef, sous chef, line cook, cocinero, jefe de cocina, executive chef, kitchen manager, chef de partie, prep cook, pizza maker, culinary, cocinero de linea, sushi chef, fry cook
> Pastry Chef | pastelero, confeiteiro, repostero
> Baker | panadero, padeiro, bakery worker
Kitchen Assistant | kitchen helper, dishwasher, ayudante de cocina, kitchen porter, food preparation worker, fast food worker, food service worker, crew member, auxiliar de cocina, cafeteria worker, catering assistant, food preparer, lavaplatos, dietary aide, food handler, kitchen staff
Waiter | waitress, server, mesero, camarero, host restaurant, food runner, hostess, banquet server, busser, food server, mozo
> Bartender | barman, cocktail server, cantinero
> Barista | coffee barista, barista de cafe
> Sommelier | wine steward, sumiller
Restaurant Manager | restaurant supervisor, food and beverage manager, gerente de restaurante, cafe manager, catering manager, bar manager, jefe de sala, food service manager, maitre, encargado de restaurante, food service director, banquet manager
Butcher | meat cutter, carnicero, fishmonger, meat processor, pescadero
# hospitality.travel
Hotel Manager | hotel general manager, front office manager, gerente de hotel, rooms division manager, guest relations manager, hospitality manager, hotel supervisor, front desk manager, accommodation manager, director de hotel
Housekeeper | cleaner, room attendant, janitor, maid, camarera de pisos, limpiador, housekeeping supervisor, personal de limpieza, custodian, domestic worker, empleada domestica, cleaning lady, window cleaner, house cleaner, office cleaner, executive housekeeper, aseador, laundry worker, cleaning supervisor, ama de llaves
> Butler | mayordomo, house manager
Concierge | bellhop, porter, guest service agent, botones, guest services, doorkeeper, bellman
Travel Agent | travel consultant, agente de viajes, tour operator, travel advisor, tourism, ticket agent, tourism manager, travel coordinator
> Tour Guide | guia turistico, guia de turismo, tour leader
> Reservation Agent | agente de reservas, booking agent, reservations agent
Flight Attendant | cabin crew, azafata, auxiliar de vuelo, tripulante de cabina, airline customer service agent, gate agent, passenger service agent, ground staff, agente de pasajeros
# retail.store
Retail Salesperson | sales assistant, shop assistant, store clerk, sales associate, dependiente, vendedor de tienda, retail associate, counter clerk, asistente de tienda, retail sales associate, asesor de ventas en tienda, vendedor minorista, beauty advisor, retail assistant, customer assistant, sales clerk
> Florist | florista, floral designer
> Pharmacy Sales Assistant | vendedor de farmacia, pharmacy sales
Cashier | checkout operator, cajero, cajera, ticket seller, cashier customer service, toll collector, taquillero, cajero de supermercado, front end cashier
Store Manager | shop manager, retail manager, gerente de tienda, store supervisor, assistant store manager, encargado de tienda, department manager retail, retail supervisor, jefe de tienda, supermarket manager, assistant manager retail
Stock Clerk | shelf stacker, stocker, reponedor, warehouse worker, warehouse associate, mozo de almacen, operario de almacen, material handler, receiving clerk, storekeeper, almacenista, auxiliar de bodega, store keeper, warehouse clerk, loader, estibador, auxiliar de almacen, package handler, overnight stocker, inventory clerk, stock associate, warehouse operative, warehouse assistant
> Merchandiser | mercaderista, retail merchandiser, promotor de punto de venta
> Order Picker | picker packer, preparador de pedidos, warehouse picker
> Forklift Operator | montacarguista, forklift driver, operador de montacargas, carretillero
Visual Merchandiser | window dresser, escaparatista, retail display, visual merchandising manager
# transport.road
Truck Driver | lorry driver, camionero, conductor de camion, cdl driver, heavy truck driver, transportista, long haul driver, tractor trailer driver, chofer repartidor, route driver, mensajero, chofer
> Delivery Driver | repartidor, delivery person, van driver, courier, motoboy
Bus Driver | conductor de autobus, school bus driver, personal driver, conductor, shuttle driver, train conductor
> Taxi Driver | taxista, uber driver, rideshare driver, chauffeur
> Train Driver | maquinista de tren, locomotive engineer, tram driver
Mail Carrier | postman, postal worker, cartero, mail clerk, rural carrier associate, mail sorter, letter carrier, postal clerk, city carrier
Transport Manager | transportation manager, traffic manager, jefe de transporte, gerente de transporte, transportation supervisor
> Fleet Manager | fleet coordinator, gerente de flota, coordinador de flota
Parking Attendant | valet, gas station attendant, car wash attendant, lot attendant, empleado de gasolinera
# transport.airsea
Pilot | airline pilot, captain airline, piloto, copilot, helicopter pilot, first officer, flight dispatcher, piloto comercial
> Air Traffic Controller | controlador aereo, controlador de trafico aereo
> Drone Pilot | drone operator, piloto de drones
Ship Officer | deck officer, seaman, ship engineer, oficial de marina mercante, marine officer
> Ship Captain | capitan de barco, boat captain, harbor master
> Sailor | marinero, deckhand, able seaman
# land.farming
Farmer | farm worker, agricultor, rancher, farm manager, trabajador agricola, dairy farmer, poultry farmer, agricultural worker, granjero, capataz agricola, fruit picker, livestock farmer, farm hand, vineyard worker, agricultural technician, jornalero
> Beekeeper | apicultor
Agronomist | agricultural engineer, ingeniero agronomo, soil scientist, agronomo, crop advisor, agricultural scientist, horticulturist, plant scientist, agricultural consultant, agricultural inspector
> Forester | forest engineer, ingeniero forestal, forestry technician
> Winemaker | viticulturist, enologo, oenologist
Gardener | landscaper, groundskeeper, jardinero, landscape worker, arborist, tree surgeon, greenkeeper, nursery worker plants, lawn care, landscape designer, podador
Animal Caretaker | kennel assistant, zookeeper, cuidador de animales, asistente de perrera, animal care technician, animal handler
> Veterinary Technician | veterinary assistant, asistente veterinario, veterinary nurse
> Dog Groomer | peluquero canino, pet groomer, groomer
> Dog Trainer | animal trainer, adiestrador de perros, dog handler
> Dog Walker | pet sitter, paseador de perros
Fisherman | fisher, pescador, fish farmer, aquaculture technician, acuicultor
# personal.beauty
Hairdresser | hair stylist, peluquero, estilista, colorist, salon manager, cosmetologist
> Barber | barbero, barbeiro
Beautician | makeup artist beauty, beauty therapist, spa therapist, spa manager
> Nail Technician | manicurist, manicurista, manicure
> Esthetician | esteticista, skin care specialist, cosmetologa facial
Funeral Director | director funerario, undertaker
> Embalmer | mortician, tanatopractor
`,Ac=.4,jc=3,Mc=new Map,Nc=[];function Pc(e){let t=[...new Set(e)],n=t.filter(e=>!Di(e));return n.length===0?t:n}var Fc=e=>e.reduce((e,t)=>e+B(t),0),Ic=new Ec,Lc=new Set,Rc=.5;function zc(e,t){let n=Pc(z(t));for(let e of N(t))Lc.add(e);Ic.add(n,[[e.index,1],[e.groupIndex,Rc]]);let r={occupation:e,concepts:n,weight:Fc(n)};for(let e of n){let t=Mc.get(e)??[];t.push(r),Mc.set(e,t)}}var Bc=[];function Vc(e){return Bc.includes(e)||Bc.push(e),Bc.indexOf(e)}function Hc(e){let t=``,n=0;for(let r of e.trim().split(`
`)){if(r.startsWith(`# `)){t=r.slice(2).trim();continue}let e=r.startsWith(`> `),[i=``,a=``]=r.replace(`> `,``).split(`|`).map(e=>e.trim());e||(n=Nc.length);let o={id:N(i).join(`-`),label:i,group:t,family:t.split(`.`)[0]??t,index:n,groupIndex:-1-Vc(t)};Nc.push(o);for(let e of[i,...a.split(`,`)])e.trim()!==``&&zc(o,e)}}for(let e of[Dc,Oc,kc])Hc(e);function Uc(e){let t=Pc(e),n=Fc(t),r=new Map;for(let e of t)for(let t of Mc.get(e)??[])r.set(t,(r.get(t)??0)+B(e));let i=new Map;for(let[e,t]of r){let r=t/(n+e.weight-t);r>=Ac&&r>(i.get(e.occupation)??0)&&i.set(e.occupation,r)}return[...i].map(([e,t])=>({occupation:e,strength:t})).toSorted((e,t)=>t.strength-e.strength||(e.occupation.id<t.occupation.id?-1:1)).slice(0,jc)}var Wc=.9,Gc=.5,Kc=.12;function qc(e,t){return e===t?1:e.index===t.index?Wc:e.group===t.group?Gc:e.family===t.family?Kc:0}var Jc=16,Yc=j(e=>{let t=new Map,n=0;for(let{occupation:r,weight:i}of Mc.get(e)??[]){let e=1/i;n+=e,t.set(r.index,(t.get(r.index)??0)+e),t.set(r.groupIndex,(t.get(r.groupIndex)??0)+e)}for(let[e,r]of t)t.set(e,r/n);return t});function Xc(e){let t=new Map;for(let n of Pc(e)){let e=B(n);for(let[r,i]of Yc(n))t.set(r,(t.get(r)??0)+e*i)}return xc(new Map([...t].toSorted((e,t)=>t[1]-e[1]).slice(0,Jc)))}var Zc=e=>Mc.has(e),Qc=e=>Ic.idf(e),$c=e=>Ic.placesOf(e),el=()=>Lc;function tl(){return Nc}var nl=[.7,.45,.2],rl=new Ec,il=0;function al(e){for(let{label:t,titles:n,groups:r}of e){let e=L(`occupation ${il++}`),i=r.map((e,t)=>[L(`group ${e}`),nl[t]??0]),a=[[e,1],...i.filter(([,e])=>e>0)];for(let e of[t,...n])rl.add(Pc(z(e)),a)}}var ol=e=>rl.placesOf(e),sl=`
specialist expert professional associate consultant advisor coordinator representative agent officer executive employee leader
partner owner chief practitioner
`,cl=`
manager director supervisor administrator assistant clerk analyst technician operator worker attendant inspector planner
controller strategist researcher producer maker installer repairer trainer principal broker
`,ll=`
engineer developer designer editor buyer seller instructor tester architect scientist promoter teacher therapist model
artist writer coach guide surveyor dealer handler adjuster setter closer
`,ul=`
accountant bookkeeper audit underwriter actuary economist statistician recruiter lawyer paralegal judge notary mediator
arbitrator prosecutor translator journalist photographer illustrator animator actor musician singer dancer painter lecturer
tutor librarian student nurse physician surgeon dentist pharmacist psychologist psychiatrist physiotherapist nutritionist
midwife caregiver optometrist paramedic radiologist police guard firefighter military counselor nanny chef waiter bartender
baker butcher cleaner driver pilot packer picker cashier merchandiser carpenter electrician plumber mason welder roofer
mechanic assembler physicist biologist mathematician geologist agronomist gardener fitness hairdresser groomer drafter
fundraiser volunteer cardiologist anesthesiologist gynecologist secretary receptionist typist copywriter proofreader linguist
composer guitarist pianist drummer poet investigator plasterer estimator locksmith handyman boilermaker dishwasher concierge
florist bookseller trader sorter hygienist orthodontist chiropractor socialworker telemarketer influencer courier
`,dl=`
ae: account executive
am: account manager
va: virtual assistant
gva: general virtual assistant
ea: executive assistant | enrolled agent tax preparer
pa: personal assistant | physician assistant | production assistant
pm: project manager | product manager | property manager
tpm: technical program manager
apm: associate product manager | assistant property manager | assistant project manager
pmo: project management office
po: product owner | purchase order
csm: customer success manager | certified scrum master
csr: customer service representative
atendente: customer service attendant | attendant
cs: customer service | customer success
cx: customer experience
isr: inside sales representative
isa: inside sales agent
osa: outside sales agent
sdr: sales development representative
bdr: business development representative
bdm: business development manager
bdc: business development
bde: business development executive
sae: senior account executive
kam: key account manager
nam: national account manager
tam: technical account manager
ap: accounts payable
ar: accounts receivable
ap/ar: accounts payable receivable
ar/ap: accounts payable receivable
ar condicionado: air conditioning
gl: general ledger accountant
fpa: financial planning analyst
fp&a: financial planning analyst
fcb: full charge bookkeeper
cpa: certified public accountant
cma: certified medical assistant | certified management accountant
ceo: chief executive officer
cfo: chief financial officer
coo: chief operating officer
cto: chief technology officer
cmo: chief marketing officer
cio: chief information officer
cro: conversion rate optimization | chief revenue officer
chro: human resources director
cpo: chief product officer
ciso: chief information security officer
evp: director
svp: director
avp: director
gm: general manager
dm: district manager | direct message setter
rm: relationship manager
om: operations manager
bm: branch manager
em: engineering manager
hr: human resources
hrbp: human resources business partner
hrm: human resources manager
ta: talent acquisition | teaching assistant
ld: training
l&d: training
rh: human resources
rrhh: human resources
dp: payroll department
dho: human resources
ti: it
tic: it
swe: software engineer
sde: software engineer
mle: machine learning engineer
sre: site reliability engineer
sysadmin: system administrator
dba: database administrator
sdet: test automation engineer
qae: software quality engineer
qa: software quality tester
qc: quality control
uxr: ux researcher
noc: network operations technician
soc analyst: security operations analyst cybersecurity
ba: business analyst
bsa: business systems analyst
ds: data scientist
fe developer: front end developer
be developer: back end developer
fe engineer: front end developer
be engineer: back end developer
ppc: pay per click paid media
sem: search engine marketing
smm: social media manager
cm: community manager | construction manager | case manager
ugc: content
tc: transaction coordinator | treatment coordinator
fdm: front desk manager
fdc: front desk coordinator
ma: medical assistant
rma: medical assistant
rn: registered nurse
lpn: practical nurse
lvn: practical nurse
np: nurse practitioner
aprn: nurse practitioner
cna: nursing assistant
crna: nurse anesthetist
hha: home health aide
psw: caregiver
dsp: caregiver disability
pct: nursing assistant
emt: emergency medical technician
md: physician
dds: dentist
dmd: dentist
dvm: veterinarian
rdh: dental hygienist
rda: dental assistant
pt: physical therapist
pta: physical therapist assistant
ot: occupational therapist
cota: occupational therapist assistant
slp: speech therapist
rbt: behavior technician
bcba: behavior analyst
lcsw: social worker
lmft: family therapist counselor
lmhc: mental health counselor
rd: dietitian
rcm: medical billing
gc: general contractor | general counsel
cad: cad drafter
bim: bim modeler
mep: mechanical electrical engineer
hse: safety
ehs: safety
cdl: truck
otr: truck
id: instructional designer
esl: english
tefl: english
ela: english
sped: special education
mlo: mortgage loan officer
lo: loan officer
lp: loan processor
uw: underwriter
bi: business intelligence
sac: customer service
crm: crm
sst: safety
`,fl=new Set([...Ei(),...el()]),pl=new Set([...fl].map(P)),ml=Ui(fl),hl=e=>pl.has(P(e))?e:ml(e)[0]??e;function gl(e){let t=I(e).words.map(hl);return Ci({words:t,stems:t.map(P)})}var _l=new Map(dl.trim().split(`
`).map(e=>{let[t=``,n=``]=e.split(`: `);return[t,n.split(` | `)]})),vl=RegExp(`(?<![\\p{L}\\p{N}])(?:${[..._l.keys()].toSorted((e,t)=>t.length-e.length).join(`|`)})(?![\\p{L}\\p{N}])`,`giu`),yl=/\bI am\b/giu;function bl(e){let t=e.normalize(`NFKC`).replace(/\s+/gu,` `).replace(yl,``),n=(t.match(vl)??[]).map(e=>_l.get(e.toLowerCase())?.length??1);return Array.from({length:Math.max(1,...n)},(e,n)=>t.replace(vl,e=>{let t=_l.get(e.toLowerCase())??[];return t[n]??t[0]??e}))}var xl=new Map([[sl,.15],[cl,.35],[ll,.7],[ul,1]].flatMap(([e,t])=>e.trim().split(/\s+/).flatMap(e=>z(e).slice(0,1)).map(e=>[e,t]))),Sl=e=>xl.get(e)??0,Cl=/\s[-–—]+\s|[,;:|•·()[\]]|\s[/&+]\s|(?<=\p{L}{4})\s?\/\s?(?=\p{L}{4})/u,wl=/\s{1,4}(?:of|for|to|at|in|with|de|del|da|do|das|dos|para|en|em|con|com)\s{1,4}/iu,Tl=/\s(?:de|del|da|do|das|dos|para|en|em|con|com)\s/iu,El=/(?:(?<!or)[ao]s?|dora?|cion|cao|dade?|[ae]nte|ivo|iar|bre|gem)$/,Dl=new Set(`data media video photo auto java kotlin camera studio radio casino pharma visa extra audio promo demo crypto vendor ambassador solo metro forensics`.split(` `)),Ol=e=>El.test(e)&&!Dl.has(e),kl=2;function Al(e){let t=new Set;for(let n of e.split(Cl)){let e=jl(n);e!==void 0&&t.add(e)}return[...t].slice(0,kl)}function jl(e){let t=Tl.test(e)||N(e).some(Ol);for(let n of e.split(wl)){let e=gl(n).filter(e=>xl.has(e));if(e.length>0)return t?e[0]:e.at(-1)}}var Ml=`
aaron abby abel abigail abraham ada adalberto adam adan adela adelaide adele ademar ademir adilson adolfo adrian adriana adriano agatha agnes
agustin agustina aida aileen ailton ainhoa aitana aixa alan alana alba albert albertha albertina alberto alda aldo alec aleen alejandra alejandro
alejo aleksandra alena alene alessandra alessandro alessia alex alexa alexander alexandra alexandre alexia alexis alfonso alfred alfredo ali alia
alice alicia aline alisha alison aliya allan allen allene allie allison ally alma almudena alonso alvaro alvis alyssa amaia amanda amelia amparo
amy ana anabel anahi analia ananda anastasia anderson andre andrea andreia andres andressa andrew andy angel angela angelica angelina angelita
angelo angie anibal anita ann anna annalise annamae anne annette annie anselmo antonella antonia antonina antonio aparecida april araceli ardith
ariana ariel armando arnaldo arthur arturo asa ashley assunta astrid asuncion athena audie augusto aurelio aurora aurore axel aylin azucena
barbara beatrice beatriz becky belen benedito benicia benicio benito benjamin bernarda bernardo berta bertha bertrand beth beto betty beverly
bianca blanca blanche blas bob bobby brad bradley brando brandon braulio brayan breana brenda brent brett brian brianna bridget bruce bruna bruno
bryan cade caden caio caitlin callie camila camilo candela candelaria cara carina carl carla carlo carlos carmen carol carolina caroline casandra
cassandra cassandre catalina catarina catherine cathy cauã cecilia celeste celia celso cesar cesario chanelle charles charlotte chelsea cheryl
chloe chris christian christina christine christopher cindy cintia clair clara clarissa claud claudia claudio clayton cleber cleide clemente
cleusa clovis colleen connie conrado consuelo cora cordie corey courtney craig creola cristian cristiana cristiane cristiano cristina cristobal
crystal curtis cynthia daiana daisy dalila damian damion dan dana daniel daniela daniele danielle danilo daphne dario darlene dave david dawn
dayana deanna debbie debora deborah debra delaney delfina delia della delphia dena denilson denise dennis derek derick devan dexter diana diane
dianna diego dina dino dinora dolores dominga domingo donald donna dora doris dorothy douglas dulce duncan dustin dylan eddie edgar edgardo
edilson edison edith edmundo edna edson eduarda eduardo edward edwardo edwin edyth edythe efrain eladio elaine elda elena eli eliana eliane elias
elisa elisabeth elisangela elizabeth ella ellen ellie ellis ellsworth eloisa elsa elvira elvis elza emanuel emerson emilia emiliana emiliano
emilio emily emma eneida enrique enzo erasmo eric erica erick erik erika erin ernestina ernesto esmeralda esteban estefania estel estela estell
estella estelle ester esther ethan eugenia eugenio eunice eva evan evangelina evelyn everett ezequiel fabian fabiana fabiano fabio fabiola fannie
fanny fatima fausto federico felicia felicitas felipe felix fermin fernanda fernando fidel filipe finn flavia flavio flor flora florencia forrest
frances francesca francisca francisco frank franklin fred freda freddy frederico fritz gabriel gabriela gabriele gabriella gael gail garnet gary
gene genesis geoffrey george geovanna gerald geraldo gerardo german gerson gilberto gilmar gilson gina giovana giovanna giovanni gisela gisele
giselle gladys glauber glenda glenn gloria gonzalo graciela greg gregorio gregory greta griselda guadalupe guido guilherme guillermina guillermo
gustavo haleigh hank hanna hannah hans harley harold harry haydee heather hector heidi heitor helen helena heloisa henrique henry heriberto
herminia hernan hilario hilda hollis honorio horacio hortensia howard hugo humberto ian ignacio igor iker ila ileana ines inez ingrid iracema
irene irineu irma isaac isabel isabela isabella isaias isidora isidro ismael israel itamar itzel ivan ivana ivette ivone ivonne jacinto jacira
jack jackeline jackson jacob jacqueline jaime jair jairo jake james jamie jan jana jane janet janete janice janine jaqueline jared jasmin jason
javier jean jeanette jeanne jed jeff jefferson jeffrey jenifer jenna jennifer jenny jeremias jeremy jerry jesica jess jesse jessica jessie jesus
jettie jill jillian jim jimena jimmy jo joan joana joanna joao joaquim joaquin joceli jocelyn jodi joe joel joey johana johanna john johnny jonas
jonatan jonathan jordane jordy jorge jose josefa josefina joseph josephine josh joshua josiane josias josie josue joyce juan juana juanita judith
judy jules julia julian juliana juliane juliano julie julieta julio julissa jussara justin kaique kallie karen karim karina karla karol kasey
katherine katheryn kathleen kathryn kathy katia katie katrina katrine kaua kauan kayla keila keith kelley kelly ken kenia kenneth ketlyn kevin
kiara kim kimberly kira kole kristen kristian kristin krystal krystina kurt kyle laila lais lana lance lara larissa larry laura lauren laurie
lautaro lavinia laysa leah leandra leandro leann leanna leanne leda leidy leila leilani lena lenny leo leon leona leonardo leonel leonor leopoldo
leroy leslie leta leticia levi lexi lexie lia lidia lidiane lilian liliana lillian lina linda lindomar lindsay linnea linnie lionel lisa lisandro
liz lizbeth lizeth lizzie lois lola lorena lorenzo lori lorraine louis louise lourdes luan luana luca lucas lucero lucia luciana luciano luciene
lucila lucille lucrecia luis luisa luiz luiza lupita lurdes luther luz lydia lynn lynne mabel macarena mack madison mae magali magdalena maia
maicon maira maite maiya makenzie malena manoel manuel manuela mara marc marcela marcelino marcelo marcia marcio marco marcos margaret margarita
maria mariah mariam mariana mariangel mariano maribel maricela marie mariela marilene marilia marilyn marina mario marisa marisol maristela
maritza marjorie mark marlene marlon marsha marta martha martin martina marvin mary mateo mateus matheus mathew matias matilde matt matthew
maureen mauricio mauro max maxi maximiliano maximo maxine maya mayara mayra megan melanie melina melissa mellie melody melyna mercedes mia
micaela michael michele michelle miguel mike milagros milena milton mireya miriam misael mitchell moacir moises molly monica monique montserrat
morgan moses murilo myles myra myriam nadia nadine nahuel naiara nancy nannie naomi natalia natalie natasha nathalia nathalie nathan nayara neide
neil nelida nelly nelson nestor neusa nicholas nick nicolas nicole nilda nilton nina nivaldo noah noe noel noelia noemi nora norberto norma
norman oceane octavio odair odalys ofelia olga oliver olivia omar omer orlando oscar osmar osvaldo otavio otilia otis otto pablo paloma pam
pamela paola pascale pascual patricia patricio patrick paul paula paulina paulo payton pedra pedro penelope perla perry pete peter phil philip
pierce pilar priscila priscilla quezia rachel rafael rafaela raimunda raimundo raissa ralph ramiro ramon ramona randi randy raquel raul raymond
rayssa rebeca rebecca regiane regina reginaldo reinaldo renan renata renato rene reva reynaldo ricardo richard rick rigoberto rita robert roberta
roberto robin robson rocio roderick rodolfo rodrigo rogelio roger rogerio roman romina ronald ronaldo ronnie roque rosa rosalba rosalee rosalia
rosalinda rosana rosangela rosario rosaura roseli rosemary rosie rosilene rosimeire rosita roxana ruben rubie russell rut ruth ruthe ryan ryder
sabrina sadie salvador samanta samantha samara sammy samuel sandra sandro sandy santiago sara sarah saul savanna scott sean sebastian selena
selma serena sergio seth sharon sheila shirley sid sidney silvana silvia silvio simon simone skyla socorro sofia sol solange soledad sonia sonya
sophia sophie soraya stacy stan stefan stefanie stella stephanie stephany stephen steve steven stuart sue suelen susan susana susy suzana suzane
sylvia taina tainara taisa talia talita tamara tania tara tatiana tatiane tatyana taylor ted telma teodoro teresa teresinha terrance terry thais
thalia thalita thayna theo theodore theresa thiago thomas tia tiago tiffany tim timothy tina tobias todd tom tomas tommy tony tracy travis trevor
tricia trinidad tyler tyra ulises uriel ursula valdir valdirene valentin valentina valeria valter vanderlei vanesa vanessa vania vera verlie
vernon veronica vicente vicky victor victoria vilma vince vinicius violeta virginia vitor vitoria viviana viviane vladimir wagner wallace walter
wanda wanderson wayne wellington wendy wesley wilbur wilfredo willa william willian willie wilma wilson ximena yadira yago yahir yamila yanina
yasmin yasmine yesenia yesica yolanda yuri yvonne zachary zilda zoe zola zulema`,Nl=`
apollo art ashby asher astro aurora austin avery bill brooklyn buddy cairo carson casey cassandra charity chase claude clay cooper cypress dakota
dale dallas dart dax dean denver devon drake drew eden elixir faith fletcher ford forest francisco gatsby georgia grace grant harmony harper
haskell hope hunter india ivy jade jasmine jasper java jenkins jordan josef joy julia juniper kit lily logan london lua luigi may maya miles milo
nova otter owen paris pascal pat patience pearl phoenix piper quinn ray reed rose ruby rust sage savannah scout scribe sierra sky skyler spark
spencer spring stella sterling summer sutton swift sydney troy violet will willow winter wren`,Pl=`
acosta adams aguilar aleman allen almeida alvarez alves anderson andrade arce archer arias atencio avila ayala bailey baker banda banks barber
barbosa barros bell bishop black blanco block bode bond bonilla booker bowman boyd brewer bridges brook brooks brown bueno burns bush butcher
butler cabrera cadena caldera calderon campos canales cannon cardenas cardoso carpenter carrera carrero carrillo carter carvalho carver casares
casas case cassin castellanos castillo castle castro cavalcanti cervantes chambers chandler chapa chapman chavez clark coach cole coleman collier
collins conductor conn contreras cook cooper cordova corona correa correia cortes costa couto crawford cross cruz daniels davis day dean delgado
dias diaz dixon draper driver duenas dunn dyer edwards ellis escobar espino espinoza evans farmer ferguson ferreira ferrer ferrero ferry field
fields figueroa fisher fleming fletcher flores fontes ford forest forester forster foster franco freeman freitas french frias fuentes fuller
garcia gardener gardner garner gibson glover gold goldsmith gomes gomez gonzalez gordon grady graham grant green griego griffin guerra guerrero
gutierrez guzman hall hamilton hand hane harper harris harrison hawkins hayes henderson henry hernandez herrera herrero hicks hill holmes homes
house hudson huel huels hughes hunt hunter iglesias jackson jenkins jimenez johnson jones jordan jurado justice kelly kennedy key king knight
lane lang lara law leal lee lewis lima little long lopes lopez lowe macedo machado madera maia major maldonado mann marin mariner marino marsh
marshall martin martinez martins mason mata matos mayor mcdonald medina mejia mendes mendoza mercado merchant mesa miller mills mitchell molina
montes montoya mora moraes moreira moreno morris morrison moss mota munoz murphy murray myers naranjo nascimento nava nelson neto nichols nino
nogueira nunes nunez ochoa oliveira orta ortega ortiz otero owens pacheco page painter palmer park parker parks parra partida pastor patterson
payne paz pena pereira peres perez perkins perry peterson phillips pineda piper pitman pizarro plata plumber pope porras porter potter powers
prado price prince prior puente qualls queen quintero ramirez ramos rath raya reader redondo reed reeves rey reyes reynolds ribeiro rice rincon
rios rivas rivers roberts robertson robinson robles rocha rodriguez rogers rojas romero romo rosa rosas ross rubio rueda ruiz russell saddler
salas salazar sales salinas sanchez sanders sandoval santos sawyer scott scribner segura serra sharp shaw shepherd sierra silva simmons simpson
singer sipes skiles skinner slater smith soldado sommer soto sousa souza spencer spicer stephens stevens steward stewart stone strong suarez
sullivan sumner sutter swift tanner taylor teacher teixeira tello thatcher thomas thompson torres towne toy trejo trujillo tucker turner tyler
valencia valle vargas vasquez vega vela ventas vera viana vidal vieira wagner walker wallace waller walls ward warden warren washington waters
weaver webb webber webster well wells west wheeler white williams wilson winter witting wolf wolff wood woods woodward workman wright young
zapata`,Fl=`
abilene; abrantes; abu dhabi; acapulco; accra; acores; acre; adelaide; africa; agualva cacem; aguascalientes; agueda; akron; alabama; alafaya;
alagoas; alajuela; alameda; alaska; albacete; albany; alberta; albufeira; albuquerque; alcacer do sal; alcala de guadaira; alcala de henares;
alcobaca; alcobendas; alcorcon; alcoy; alemanha; alemania; alexandria; alfena; algeciras; algeria; alhambra; alicante; aliso viejo; allen; allentown;
almada; almeirim; almeria; aloha; alpharetta; altadena; altamonte springs; altoona; amadora; amapa; amarante; amarillo; amazonas; ambato;
america latina; ames; amora; amsterdam; anadia; anaheim; anapolis; anchorage; andalucia; anderson; angola; angra do heroismo; ankara; ankeny;
ann arbor; annandale; antelope; antigua guatemala; antioch; antioquia; antofagasta; apex; apodaca; apopka; apple valley; appleton; aracaju; aragon;
arcadia; arden arcade; arecibo; arequipa; argentina; arica; arizona; arkansas; arlington; arlington heights; armenia; arrecife; arvada; ashburn;
asheville; asia; aspen hill; asuncion; atascocita; athens; athens clarke county; atlanta; atlantico; attleboro; auburn; auckland;
augusta richmond county; aurora; austin; australia; austria; aveiro; avellaneda; avila; aviles; avondale; ayacucho; ayna; azuay; azusa; badajoz;
badalona; bahia; bahia blanca; baja california; baja california norte; baja california sur; bakersfield; baldwin park; baleares; bali; baltimore;
bangalore; bangkok; bangladesh; baracaldo; barcelona; barcelos; bariloche; barnstable town; barquisimeto; barranquilla; barreiro; bartlett; bath;
baton rouge; battle creek; bauru; bay area; bayamon; bayonne; baytown; beaumont; beavercreek; beaverton; bedford; beijing; beja; bel air south; belem;
belfast; belgica; belgium; belice; belize; bell gardens; belleville; bellevue; bellflower; bellingham; belo horizonte; benalmadena; bend; bengaluru;
benidorm; bentonville; berkeley; berlin; berwyn; bethesda; bethlehem; betim; bilbao; billings; biloxi; binghamton; birmingham; bismarck; blacksburg;
blaine; bloomington; blue springs; blumenau; boa vista; boca raton; bogota; boise; boise city; bolingbrook; bolivar; bolivia; bologna; bonita springs;
bordeaux; bossier city; boston; bothell; boulder; bountiful; bowie; bowling green; boyaca; boynton beach; bozeman; bradenton; braga; braganca;
brandon; brasil; brasilia; brazil; brentwood; bridgeport; brighton; brisbane; bristol; british columbia; brockton; broken arrow; bronx; brookhaven;
brookline; brooklyn; brooklyn park; broomfield; brownsville; brussels; bryan; bucaramanga; bucharest; buckeye; budapest; buena park; buenaventura;
buenavista; buenos aires; buffalo; buffalo grove; bulgaria; burbank; burgos; burien; burke; burleson; burlington; burnsville; cabo verde; caceres;
cadiz; caguas; cairo; cajamarca; calahorra; calama; caldas da rainha; caldwell; calgary; cali; california; callao; camaguey; camara de lobos;
camarillo; cambridge; camden; campeche; campina grande; campinas; campo grande; canada; canarias; cancun; canelones; canico; canoas; cantabria;
cantanhede; canton; cape coral; cape town; cape verde; carabobo; caracas; carapicuiba; cardenas; cardiff; caribbean; caribe; carlsbad; carmel;
carmichael; carolina; carrollton; carson; carson city; cartagena; cartago; cartaxo; cary; casa grande; casas adobes; cascavel; casper;
castellon de la plana; castelo branco; castilla la mancha; castilla y leon; castle rock; castro valley; catalina foothills; cataluna; catamarca;
cathedral city; catonsville; caxias do sul; cdmx; ceara; cebu; cedar hill; cedar park; cedar rapids; celaya; centennial; central america; centreville;
cerdanola del valles; ceres; cerritos; ceuta; chaco; chalco; champaign; chandler; chapeco; chapel hill; charleston; charlotte; charlottesville;
chattanooga; chaves; cheektowaga; chennai; chesapeake; chesterfield; chetumal; cheyenne; chiapas; chicago; chiclana de la frontera; chiclayo; chico;
chicoloapan; chicopee; chignahuapan; chihuahua; chile; chillan; chilpancingo; chimalhuacan; chimbote; china; chinandega; chino; chino hills; chiriqui;
choloma; choluteca; chubut; chula vista; cicero; cincinnati; citrus heights; ciudad acuna; ciudad de guatemala; ciudad de mexico; ciudad de panama;
ciudad del carmen; ciudad del este; ciudad guayana; ciudad juarez; ciudad lopez mateos; ciudad madero; ciudad obregon; ciudad real; ciudad valles;
ciudad victoria; clarksville; clearwater; cleveland; cleveland heights; clifton; clovis; coachella; coahuila; coatzacoalcos; cochabamba;
coconut creek; coeur d alene; coimbra; colima; colima villa de alvarez; collado villalba; college station; collierville; cologne; colombia;
colonia del sacramento; colorado; colorado springs; colton; columbia; columbus; comayagua; comitan de dominguez; comodoro rivadavia; compton;
comunidad de madrid; comunidad valenciana; concepcion; concord; connecticut; conroe; contagem; conway; coon rapids; copenhagen; copiapo; coquimbo;
coral gables; coral springs; cordoba; corea del sur; cornella de llobregat; corona; corpus christi; corrientes; corvallis; coslada; costa da caparica;
costa mesa; costa rica; council bluffs; covilha; covina; cranston; criciuma; croatia; cuautitlan izcalli; cuautla; cuba; cucuta; cuenca; cuernavaca;
cuiaba; culiacan; cumana; cundinamarca; cupertino; curico; curitiba; cusco; cutler bay; cuyahoga falls; cuzco; cypress; cyprus; czech republic;
dale city; dallas; daly city; danbury; danville; davao; davenport; davie; davis; dayton; daytona beach; dearborn; dearborn heights; decatur;
deerfield beach; dekalb; delano; delaware; delhi; delicias; delray beach; deltona; denmark; denton; denver; des moines; des plaines; desoto; detroit;
dhaka; diadema; diamond bar; dinamarca; district of columbia; distrito federal; dominican republic; doral; dos hermanas; dothan; downers grove;
downey; draper; dubai; dublin; dubuque; duluth; dundalk; dunwoody; duque de caxias; durango; durham; eagan; east hartford; east honolulu;
east lansing; east los angeles; east orange; east providence; eastvale; eau claire; ecuador; eden prairie; edina; edinburg; edinburgh; edmond;
edmonton; egipto; egypt; el alto; el cajon; el centro; el dorado hills; el ejido; el monte; el paso; el prat de llobregat; el progreso;
el puerto de santa maria; el salvador; elche; elda; elgin; elizabeth; elk grove; elkhart; ellicott city; elmhurst; elvas; elyria; encarnacion;
encinitas; england; enid; ensenada; entre rios; entroncamento; envigado; equador; erie; ermesinde; escazu; escocia; escondido; escuintla; esmeraldas;
esmoriz; espana; espanha; espinho; espirito santo; esposende; estado de mexico; estados unidos; estarreja; esteli; estepona; estremoz; ethiopia;
euclid; eugene; euless; europa; europe; evanston; evansville; everett; evora; extremadura; fafe; fairfield; fall river; fargo; farmington;
farmington hills; faro; fatima; fayetteville; federal way; feira de santana; felgueiras; fernando de la mora; ferrol; fiaes; figueira da foz;
filipinas; findlay; finland; finlandia; fishers; flagstaff; flint; florence; florence graham; florencia; florianopolis; florida; floridablanca;
florin; florissant; flower mound; folsom; fond du lac; fontana; formosa; fort collins; fort lauderdale; fort myers; fort pierce; fort smith;
fort wayne; fort worth; fortaleza; fountain valley; fountainebleau; foz do iguacu; framingham; france; francia; frankfurt; franklin; freamunde;
frederick; freeport; fremont; fresnillo; fresno; frisco; fuengirola; fuenlabrada; fullerton; funchal; fundao; gafanha da nazare; gainesville;
gaithersburg; galicia; galveston; gandia; gandra; garden grove; gardena; garland; gary; gastonia; gecho; general escobedo; geneva; georgetown;
georgia; germantown; germany; gerona; getafe; ghana; gijon; gilbert; gilroy; glasgow; glen burnie; glendale; glendora; glenview; goiania; goias;
gomez palacio; gondomar; goodyear; gouveia; granada; grand forks; grand island; grand junction; grand prairie; grand rapids; granollers; grapevine;
great falls; grecia; greece; greeley; green bay; greensboro; greenville; greenwood; gresham; guadalajara; guadalupe; guanacaste; guanajuato;
guarulhos; guatemala; guatemala city; guayaquil; guayas; guaymas; guaynabo; guerrero; guimaraes; gulfport; guyana; hacienda heights; hackensack;
haiti; haltom city; hamburg; hamilton; hammond; hampton; hanford; hanoi; harlingen; harrisburg; harrisonburg; hartford; hattiesburg; havana;
haverhill; hawaii; hawthorne; hayward; helsinki; hemet; hempstead; henderson; hendersonville; heredia; hermosillo; hesperia; hialeah; hicksville;
hidalgo; hidalgo del parral; high point; highland; highlands ranch; higuey; hillsboro; hilo; ho chi minh city; hoboken; hoffman estates; holanda;
holguin; hollywood; homestead; honduras; hong kong; honolulu; hoover; horta; hospitalet de llobregat; houston; huancayo; huanuco; huelva; huila;
hungary; hungria; huntersville; huntington; huntington beach; huntington park; huntsville; hutchinson; hyderabad; ibague; ibarra; ica; iceland; idaho;
idaho falls; iguala; ilhavo; illinois; inca; independence; india; indiana; indianapolis; indio; indonesia; inglaterra; inglewood; iowa; iowa city;
iquique; iquitos; iran; irapuato; iraq; ireland; irlanda; irondequoit; irun; irvine; irving; israel; istanbul; itagui; itajai; italia; italy;
ixtapaluca; jaboatao; jackson; jacksonville; jaen; jakarta; jalisco; jamaica; janesville; japan; japao; japon; java; jefferson city; jeffersonville;
jerez de la frontera; jersey city; jerusalem; jiutepec; joao pessoa; johannesburg; johns creek; johnson city; joinville; joliet; jonesboro; joplin;
juarez; juiz de fora; jujuy; juliaca; jundiai; jupiter; jurupa valley; kalamazoo; kannapolis; kansas; kansas city; karachi; kearny; keller;
kendale lakes; kendall; kenner; kennewick; kenosha; kent; kentucky; kentwood; kenya; kern county; kettering; killeen; kingsport; kirkland; kissimmee;
knoxville; kokomo; kolkata; krakow; kuala lumpur; kyiv; kyoto; la ceiba; la coruna; la crosse; la florida; la habana; la habra; la laguna;
la linea de la concepcion; la matanza; la mesa; la mirada; la pampa; la paz; la piedad penjamo; la plata; la rioja; la romana; la serena; lacey;
lafayette; lagoa; lagos; laguna niguel; lahore; lake charles; lake elsinore; lake forest; lake havasu city; lake ridge; lakeland; lakeville; lakewood;
lambare; lamego; lancaster; lansing; lanus; laredo; largo; las condes; las cruces; las palmas de gran canaria; las vegas; latin america;
latinoamerica; lauderhill; lawrence; lawton; layton; league city; lebanon; lee summit; leeds; leesburg; leganes; lehi; lehigh acres; leiria; lenexa;
leon; lerida; levittown; lewisville; lexington; lexington fayette; libano; liberia; lille; lima; limeira; linares; lincoln; linden; lisboa; lisbon;
little rock; littleton; livermore; liverpool; livonia; lixa; lodi; logan; logrono; lomas de zamora; lombard; lompoc; london; londres; londrina;
long beach; longmont; longview; lorain; lorca; los angeles; los cabos; los mochis; louisiana; louisville; louisville jefferson county; loule; loures;
lourosa; loveland; lowell; luanda; lubbock; lugo; luque; lynchburg; lynn; lynwood; lyon; macapa; macedo de cavaleiros; maceio; machala; machico;
macon bibb county; madeira; madera; madison; madrid; maia; maine; maipu; majadahonda; malaga; malaysia; malden; maldonado; malta; manabi; managua;
manaus; manchester; mangualde; manhattan; manila; manizales; manresa; mansfield; manteca; manzanillo; maple grove; maputo; mar del plata; maracaibo;
maracay; maranhao; marbella; marco de canaveses; margate; maricopa; marietta; maringa; marinha grande; marrocos; marruecos; marseille; maryland;
marysville; masaya; massachusetts; matagalpa; matamoros; mataro; mato grosso; mato grosso do sul; matosinhos; maturin; mayaguez; mazatlan; mcallen;
mckinney; mclean; mealhada; meda; medellin; medford; melbourne; memphis; mendoza; menifee; mentor; merced; merida; meriden; meridian; mesa; mesquite;
metairie; methuen town; mexicali; mexico; mexico city; miami; miami beach; miami gardens; michigan; michoacan; middletown; midland; midwest city;
mijas; milan; milano; milford; millcreek; milpitas; milwaukee; minas gerais; minatitlan; minneapolis; minnesota; minnetonka; minot; miraflores;
miramar; miranda do douro; mirandela; mishawaka; misiones; mission; mission viejo; mississippi; missoula; missouri; missouri city; mixco; mobile;
mocambique; modesto; mogi das cruzes; molina de segura; moline; mollet del valles; monclova; monclova frontera; monroe; montana; montebello;
montemor o novo; monterey park; monteria; monterrey; montes claros; montevideo; montgomery; montijo; montreal; moore; morelia; morelos; moreno valley;
morgan hill; morocco; moron; moscow; mostoles; motril; mount pleasant; mount prospect; mount vernon; mountain view; moura; mozambique; mumbai; muncie;
munich; murcia; murfreesboro; murray; murrieta; nairobi; nampa; nantes; napa; naperville; naples; narino; nashua; nashville; nashville davidson;
natal; national city; naucalpan de juarez; navarra; navojoa; nayarit; nebraska; neiva; nepal; netherlands; neuquen; nevada; new bedford;
new braunfels; new britain; new brunswick; new delhi; new hampshire; new haven; new jersey; new mexico; new orleans; new rochelle; new york;
new york city; new zealand; newark; newport beach; newport news; newton; nezahualcoyotl; niagara falls; nicaragua; nice; nigeria; niteroi;
noblesville; nogales; norfolk; normal; norman; north america; north bethesda; north carolina; north charleston; north dakota; north highlands;
north las vegas; north lauderdale; north little rock; north miami; north miami beach; north port; north richland hills; northern ireland; noruega;
norwalk; norway; nottingham; nova iguacu; novato; novi; nueva zelanda; nuevo laredo; nuevo leon; nunoa; nyc; o fallon; oak lawn; oak park; oakland;
oakland park; oaxaca; ocala; oceanside; ocotlan; odessa; odivelas; ogden; ohio; ojo de agua; oklahoma; oklahoma city; olathe; olhao da restauracao;
olinda; oliveira de azemeis; oliveira do bairro; oliveira do hospital; olympia; omaha; ontario; oporto; orange; orange county; oregon; orem; orense;
orihuela; orizaba; orland park; orlando; oro valley; oruro; osaka; osasco; oshkosh; oslo; osorno; ottawa; ourem; ovar; overland park; oviedo;
owensboro; oxford; oxnard; pachuca; pacos de ferreira; pais vasco; paises bajos; pakistan; palatine; palencia; palm bay; palm beach gardens;
palm coast; palm desert; palm harbor; palm springs; palma de mallorca; palmas; palmdale; palmira; palo alto; pamplona; panama; panama city; paradise;
paraguai; paraguay; paraiba; paramount; parana; paredes; paris; parker; parla; parma; pasadena; pasco; passaic; passo fundo; patagonia; paterna;
paterson; pawtucket; paysandu; peabody; pearl city; pearland; pelotas; pembroke pines; penafiel; peniche; pennsylvania; pensacola; peoria; pereira;
pernambuco; perris; perth; perth amboy; peru; peso da regua; petaluma; petropolis; pflugerville; pharr; philadelphia; philippines; phoenix; piaui;
pichincha; pico rivera; piedras negras; pine bluff; pine hills; pinellas park; pinhel; piracicaba; pittsburg; pittsburgh; pittsfield; piura;
placentia; plainfield; plano; plantation; playa del carmen; pleasanton; plymouth; pocatello; poinciana; poland; polonia; pombal; pomona;
pompano beach; ponferrada; ponta delgada; ponta grossa; ponte de sor; pontevedra; pontiac; popayan; port arthur; port charlotte; port orange;
port st lucie; portage; portalegre; porterville; portimao; portland; porto; porto alegre; porto rico; porto velho; portoviejo; portsmouth; portugal;
posadas; potomac; potosi; povoa de santa iria; povoa de varzim; poway; poza rica; pozuelo de alarcon; prague; praia da vitoria; praia grande;
principado de asturias; providence; provo; pucallpa; puebla; pueblo; puente alto; puerto la cruz; puerto montt; puerto plata; puerto rico;
puerto vallarta; puertollano; pune; puno; punta arenas; punta cana; punta del este; puntarenas; quarteira; quebec; queens; queluz; queretaro;
quetzaltenango; quevedo; quezon city; quibdo; quillota; quilmes; quincy; quindio; quintana roo; quito; racine; raleigh; rancagua; rancho cordova;
rancho cucamonga; rancho palos verdes; rancho santa margarita; rapid city; reading; rebordosa; recife; redding; redlands; redmond; redondo beach;
redwood city; region de murcia; reguengos de monsaraz; reino unido; reno; renton; republica dominicana; resistencia; reston; reus; revere; reynosa;
reynosa rio bravo; rhode island; rialto; ribeira grande; ribeirao preto; richardson; richland; richmond; rio branco; rio cuarto; rio de janeiro;
rio grande do norte; rio grande do sul; rio maior; rio negro; rio rancho; rio tinto; riobamba; riohacha; rioverde ciudad fernandez; risaralda;
rivas vaciamadrid; riverside; riverton; riverview; roanoke; rochester; rochester hills; rock hill; rockford; rocklin; rockville; rockwall;
rocky mount; rogers; rohnert park; roma; romania; rome; rondonia; roquetas de mar; roraima; rosario; rosemead; roseville; roswell; rotterdam;
round rock; rowland heights; rowlett; royal oak; rubi; rumania; rusia; russia; sabadell; sabugal; sacavem; sacramento; saginaw; sagunto; saint paul;
salamanca; salem; salina; salinas; salt lake city; salta; saltillo; salvador; sammamish; san angelo; san antonio; san bernardino; san bruno;
san clemente; san cristobal; san cristobal de las casas; san cristrobal de la laguna; san diego; san fernando; san francisco; san francisco coacalco;
san francisco del rincon; san isidro; san jacinto; san jose; san juan; san juan bautista tuxtepec; san juan del rio; san leandro; san lorenzo;
san luis; san luis obispo; san luis potosi; san luis potosi soledad; san luis rio colorado; san marcos; san mateo; san miguel;
san nicolas de los garza; san pablo de las salinas; san pedro de macoris; san pedro garza garcia; san pedro sula; san rafael; san ramon; san salvador;
san sebastian; san sebastian de los reyes; san tan valley; sandy; sandy springs; sanford; sanlucar de barrameda; santa ana; santa barbara;
santa catarina; santa clara; santa clarita; santa coloma de gramanet; santa comba dao; santa cruz; santa cruz de la sierra; santa cruz de tenerife;
santa fe; santa lucia de tirajana; santa maria; santa maria da feira; santa marta; santa monica; santa rosa; santa tecla; santana; santander;
santarem; santee; santiago; santiago de chile; santiago de compostela; santiago de cuba; santiago de los caballeros; santiago de veraguas;
santiago del estero; santiago do cacem; santo andre; santo domingo; santo domingo de los colorados; santo tirso; santos; sao bernardo do campo;
sao goncalo; sao joao da madeira; sao joao de meriti; sao jose do rio preto; sao jose dos campos; sao luis; sao mamede de infesta; sao paulo;
sao salvador de lordelo; sarasota; saudi arabia; savannah; sayreville; schaumburg; schenectady; scotland; scottsdale; scranton; seattle; segovia;
seia; seixal; seoul; serbia; sergipe; serpa; setubal; severn; sevilla; seville; shanghai; shawnee; sheboygan; sheffield; shenzhen; shoreline;
shreveport; sierra vista; silicon valley; silver spring; silves; simi valley; sinaloa; sincelejo; sines; singapore; singapur; sioux city; sioux falls;
skokie; smyrna; soacha; sofia; soledad de graciano sanchez; somerville; sonora; sorocaba; south africa; south america; south bend; south carolina;
south dakota; south gate; south hill; south jordan; south korea; south san francisco; south valley; south whittier; southaven; southfield; soyapango;
spain; sparks; spokane; spokane valley; spring; spring hill; spring valley; springdale; springfield; sri lanka; st charles; st clair shores; st cloud;
st george; st joseph; st louis; st louis park; st paul; st peters; st petersburg; stamford; state college; staten island; sterling heights;
stillwater; stockholm; stockton; strasbourg; stratford; strongsville; stuttgart; sucre; sudafrica; suecia; suffolk; sugar land; suica; suiza;
summerville; sunnyvale; sunrise; sunrise manor; surabaya; surco; surinam; suriname; surprise; suzano; sweden; switzerland; sydney; syracuse; tabasco;
tacna; tacoma; taipei; taiwan; talavera de la reina; talca; talcahuano; tallahassee; tamarac; tamaulipas; tamiami; tampa; tampico; tampico panuco;
tandil; tanzania; tapachula; tarija; tarouca; tarragona; tarrasa; taubate; taunton; tavira; taylor; taylorsville; tecoman; tegucigalpa; tehuacan;
tehuantepec salina cruz; tel aviv; telde; temecula; tempe; temple; temuco; tennessee; tepexpan; tepic; teresina; terre haute; tetela de ocampo; texas;
texas city; texcoco de mora; thailand; the hammocks; the villages; the woodlands; thornton; thousand oaks; tierra del fuego; tigard; tijuana;
tinley park; titusville; tlalnepantla; tlaquepaque; tlaxcala; tlaxcala apizaco; tocantins; tokyo; toledo; tolima; toluca; tomar; toms river; tonala;
tonawanda; tondela; topeka; toronto; torrance; torrejon de ardoz; torrelavega; torremolinos; torreon; torres novas; torres vedras; torrevieja;
toulouse; towson; tracy; trancoso; trenton; trinidad and tobago; trofa; troy; trujillo; trujillo alto; tuckahoe; tucson; tucuman; tula; tulancingo;
tulancingo de bravo; tulare; tulsa; tunisia; tunja; turin; turkey; turlock; turquia; tuscaloosa; tustin; tuxtla gutierrez; twin falls; tyler;
uberlandia; ucrania; uganda; ukraine; union city; united arab emirates; united kingdom; united states; united states of america; upland; urbana;
urbandale; uruapan; uruapan del progreso; uruguai; uruguay; usa; ushuaia; utah; utica; vacaville; valbom; valdemoro; valdivia; valdosta;
vale de cambra; valencia; valladolid; valle de mexico; valle del cauca; valledupar; vallejo; valongo; valpacos; valparaiso; vancouver; vendas novas;
venezuela; venice; veracruz; vermont; viana do castelo; vicente lopez; victoria; victorville; vienna; vietnam; vigo; vila do conde;
vila franca de xira; vila nova de famalicao; vila nova de foz coa; vila nova de gaia; vila nova de santo andre; vila real; vila real de santo antonio;
vila velha; viladecans; villa de alvarez; villa nicolas romero; villa nueva; villahermosa; villavicencio; vina del mar; vineland; virginia;
virginia beach; visalia; viseu; vista; vitoria; vizela; volta redonda; waco; waipahu; waldorf; wales; walnut creek; waltham; warner robins; warren;
warsaw; warwick; washington; washington dc; waterbury; waterloo; watsonville; waukegan; waukesha; wauwatosa; wellington; wesley chapel; west allis;
west babylon; west covina; west des moines; west hartford; west haven; west jordan; west lafayette; west new york; west palm beach; west sacramento;
west seneca; west valley city; west virginia; westfield; westland; westminster; weston; weymouth town; wheaton; white plains; whittier; wichita;
wichita falls; wilmington; wilson; winnipeg; winston salem; wisconsin; woodbury; woodland; worcester; wylie; wyoming; xalapa; yakima; yonkers; yopal;
yorba linda; york; youngstown; yuba city; yucaipa; yucatan; yuma; zacatecas; zacatecas guadalupe; zacatlan; zacatzingo; zamora; zamora jacona;
zapopan; zaragoza; zitacuaro; zulia; zurich`,Il=e=>new Set(e.trim().split(/\s+/)),Ll=Il(Ml),Rl=Il(Nl),zl=Il(Pl),Bl=new Set(Fl.trim().split(/;\s/)),Vl=Il(`al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc
   ac ap am ba ce df es go mg pb pr pe pi rj rn rs ro rr sp se to uk usa us eua`),Hl=Il(`january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec enero febrero
   marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
   monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays lunes martes miercoles jueves viernes sabado domingo`),U=j(N),Ul=e=>U(e).join(` `),Wl=new Map;for(let e of Bl){let t=e.split(` `);Wl.set(t[0]??``,Math.max(t.length,Wl.get(t[0]??``)??0))}function Gl(e,t){let n=Wl.get(U(e[t]??``)[0]??``)??0;for(let r=Math.min(n,e.length-t);r>0;r--){let n=e.slice(t,t+r).flatMap(U);if(Bl.has(n.join(` `)))return r}return 0}var Kl=e=>e===e.toUpperCase()&&Vl.has(e.toLowerCase()),ql=j(e=>!Hl.has(e)&&Vi(e)&&!z(e).some(Zc)),Jl=e=>!U(e).some(ql),Yl=e=>Ll.has(U(e)[0]??``),Xl=e=>zl.has(Ul(e))||!Jl(e)&&U(e).every(e=>ql(e)||F(e)),Zl=e=>Yl(e)||Rl.has(Ul(e)),Ql=new Set(`de del da do dos das la las los el van von`.split(` `)),$l=3,eu=2;function tu(e,t){let n=e[t]??``,r=Yl(n);if(!Zl(n)||wo(e.slice(t,t+eu).flatMap(U))!==void 0)return 0;let i=t+1;for(let t=0;t<$l&&i<e.length;t++){let n=i;for(;Ql.has(e[n]??``);)n+=1;let a=e[n];if(a===void 0||!(Xl(a)||Yl(a)||n>i||t===0&&r))break;i=n+1}return i===t+1?0:i-t}var nu={min:2,max:4};function ru(e){let t=e.filter(e=>!Ql.has(e));return t.length<nu.min||t.length>nu.max||!t.every(e=>/^\p{Lu}\p{M}?\p{Ll}/u.test(e)&&(Yl(e)||Xl(e)))?!1:t.some(e=>Yl(e)||!Jl(e))}var iu=`\\p{Lu}[\\p{L}\\p{M}'’-]{0,24}`,au=RegExp(`(?<![\\p{L}\\p{M}\\p{N}'’@_-])${iu}(?:[ \\t](?:(?:de|del|da|do|dos|das|la|las|los|el|van|von|of)[ \\t]){0,2}${iu}){0,6}`,`gu`),ou=/(?:^|[.!?:\n\r•·*–—-])[\s"'“‘«¿¡(]{0,4}$/,su=8,cu=new Set([`company`,`person`]);function lu(e){let t=wo([e]);return t===void 0?ql(e):cu.has(t)}function uu(e){let t=new Set;for(let{0:n,index:r}of e.matchAll(au)){let i=n.split(/[ \t]/);if(i.length===1)continue;let a=ou.test(e.slice(Math.max(0,r-su),r))&&Jl(i[1]??`a`)?1:0;for(let e of i.slice(a))if(!(e===e.toUpperCase()&&e.length>1))for(let n of U(e))!F(n)&&lu(n)&&t.add(n)}return t}var du=/(\s?[)\]](?:\s[-–—]\s|\s?)|\s?[,;|•·([–—]\s?|\s-\s|\s(?:in|en|em|na|no|at)\s(?=\p{Lu}))/u,fu=160,pu=new Set(`mobile enterprise university college`.split(` `)),mu=/^\s*(?:in|en|em|na|no|at)\s(?=\p{Lu})/u,hu=e=>e.replace(mu,``).trim().split(/\s+/);function gu(e){let t=hu(e);return Gl(t,0)===t.length?t.length===1&&Jl(t[0]??``)?`possible`:`certain`:null}var _u=(e,t)=>{let n=hu(e);return/^\p{Lu}/u.test(e.trim())?tu(n,0)===n.length||t&&ru(n):!1},vu=e=>gl(bl(e)[0]??``).some(Zc),yu=e=>(wo(N(e))??`person`)!==`person`;function bu(e){if(e.length>fu||!du.test(e))return e;let t=e.split(du),n=[],r=!0,i=!1,a=!1;for(let e=0;e<t.length;e+=2){let o=t[e]??``,s=t[e-1]??``,c=o.trim()===``?null:gu(o),l=t[e+2]??``,u=(t[e+1]??``).includes(`,`)&&l!==``&&(gu(l)!==null||Kl(l.trim())),d=!yu(o)&&!pu.has(o.trim().toLowerCase())&&e>0,f=i&&Kl(o.trim())||c===`certain`||c===`possible`&&(u||d);i=f,f||o.trim()!==``&&_u(o,e===0)?(a=!0,r&&=c!==`possible`||u):(n.push(a?s.replace(/^\s?[)\]]/,``)+o:s+o),a=!1)}if(n.length*2===t.length+1)return e;let o=n.join(``).replace(/^[\s,;|•·)\]–—-]{1,9}|[\s,;|•·([–—-]{1,9}$/g,``);return r&&/\p{L}{2}/u.test(o)||vu(o)?o:e}var xu={words:.36,occupation:.08,field:.12,nearest:.12,letters:.32},Su=.4,Cu=.35,wu=.3,Tu=.4,Eu=.5,Du=.35,Ou=.6,ku=.3,Au=.5,ju=.8,Mu=.5,Nu=xc(new Map),Pu={hashes:new Int32Array,worths:new Float64Array},Fu=j(e=>{let t=Oi(e);return t===void 0?Pu:{hashes:Int32Array.from(t.keys(),L),worths:Float64Array.from(t.values())}}),Iu=j(e=>({hash:L(e),near:Fu(e),telling:Sl(e),home:Xc([e])})),Lu=2,Ru=.4;function zu(e,t){let n=new Map,r=(e,t)=>{let r=`_${e}_`;for(let e=0;e+3<=r.length;e++){let i=L(r.slice(e,e+3));n.set(i,(n.get(i)??0)+t)}},i=e=>B(e)*Qc(e);for(let t of e)r(t,i(t));for(let e of t)r(P(e),Lu*Math.max(Ru,...gl(e).map(i)));return xc(n)}var Bu=/^\d+$/;function Vu(e,t){let n=Float64Array.from(e,e=>t.includes(e)?0:B(e));return{weights:n,totalWeight:n.reduce((e,t)=>e+t,0),home:Xc(e.filter(e=>!t.includes(e))),share:t.length===0?Mu:1-Math.max(...t.map(Sl))}}var Hu=.2,Uu=.5,Wu=.25,Gu=new Set(z(`job person worker`));function Ku(e){let t=e=>e.reduce((e,t)=>e+B(t),0);return t(e.filter(e=>Zc(e)&&!Gu.has(e)))/t(e)}function qu(e,t,n,r){let i=Pc(e).filter(e=>!Bu.test(e));if(i.length===0)return null;let a=i.map(e=>B(e)*(1+Qc(e))/2),o=t.length===0?0:Math.min(...t.map(Sl)),s=Math.max(0,...t.filter(e=>!Gu.has(e)).map(Sl)),c=ol(i),l=Ku(i),u=s>Hu||c!==null||l>Uu,d=u||l>=Wu;return{isKnown:u,concepts:i,weights:a,totalWeight:a.reduce((e,t)=>e+t,0),hashes:Int32Array.from(i,L),near:i.map(Fu),heads:t.map(Iu),occupations:d?Uc(e):[],field:d?Xc(e):Nu,headTelling:o,modifiers:Vu(i,t),nearest:d?$c(i):null,imported:c,letters:zu(i,n),meaning:yc(n.map(P),i),others:r}}var Ju=e=>yc(I(e).stems,Pc(gl(e)));function Yu(e){return qu(e,Al(e.join(` `)),[],[])}function Xu(e,t){return qu(gl(e),Al(e),I(e).words,t)}var Zu=j(e=>{let[t=``,...n]=bl(bu(e));return Xu(t,n.flatMap(e=>Xu(e,[])??[]))});function Qu(e){return e==null||e===``?null:Zu(e)}var $u=e=>e.isKnown||e.others.some($u);function ed(e,{hashes:t,worths:n},r){let i=0;for(let a of r.hashes){if(a===e)return 1;for(let e=0;e<t.length;e++)t[e]===a&&(n[e]??0)>i&&(i=n[e]??0)}return i}function td(e,t,n){let r=0;for(let i=0;i<e.hashes.length;i++){let a=t[i]??0;a>0&&(r+=a*ed(e.hashes[i]??0,e.near[i]??Pu,n))}return r}var nd=(e,t)=>(td(e,e.weights,t)+td(t,t.weights,e))/(e.totalWeight+t.totalWeight);function rd(e,t){let n=0;for(let r of e.occupations)for(let e of t.occupations){let t=r.strength*e.strength*qc(r.occupation,e.occupation);t>n&&(n=t)}return n}function id(e,t){let n=t.occupations.map(({occupation:e})=>e.group),r=e.occupations.find(({occupation:e})=>n.includes(e.group))?.occupation.group;return Zn.find(e=>e===r)??null}function ad(e,t){let n=1;for(let{hash:r,near:i,telling:a,home:o}of e.heads){let e=ed(r,i,t);e<1&&(e=Math.max(e,ju*H(o,t.field))),n=Math.min(n,a*(1-e))}return e.heads.length===0?0:n}function od(e,t){let{weights:n,totalWeight:r,home:i}=e.modifiers;return r===0?1:1-Math.max(td(e,n,t)/r,ju*H(i,t.field))}function sd(e,t){let n=od(e,t)+od(t,e);return ld(e,t,ad(e,t),ad(t,e),n/2)}var cd=(e,t)=>ld(e,t,e.headTelling,t.headTelling,1);function ld(e,t,n,r,i){let a=1-Ou*(n+r)/2-ku*n*r;return e.modifiers.totalWeight===0||t.modifiers.totalWeight===0?a:a*(1-Au*Math.min(e.modifiers.share,t.modifiers.share)*i)}var ud=.999;function dd({words:e,letters:t,field:n,nearest:r,occupation:i}){let a=xu.letters*t+xu.words*e+xu.occupation*(i<0?e:i)+xu.field*n+xu.nearest*r;return i<0?a:Math.max(a,Eu*i)}function fd(e,{imported:t,meaning:n}){let r=t<0?e:e+Su*(t-e);return r+Cu*(Math.max(n,t)-r)}function pd(e,t){let n=e.isKnown&&t.isKnown?wu:Tu;return Math.max(0,bc(e.meaning,t.meaning)-n)/(1-n)}function md(e,t){let n=nd(e,t);if(n>ud)return 1;let r=e.imported===null||t.imported===null?-1:H(e.imported,t.imported);return fd(hd(e,t,n),{imported:r,meaning:pd(e,t)})}function hd(e,t,n){let r=H(e.field,t.field),i=H(e.letters,t.letters);if(n===0&&r===0)return xu.letters*i*cd(e,t);let a=e.occupations.length>0&&t.occupations.length>0?rd(e,t):-1,o=dd({words:n,letters:i,field:r,nearest:e.nearest===null||t.nearest===null?n:H(e.nearest,t.nearest),occupation:a});return Math.max(o*sd(e,t),Du*r)}function gd(e,t){let n=md(e,t);for(let r of e.others)n=Math.max(n,gd(r,t));for(let r of t.others)n=Math.max(n,md(e,r));return n}var _d=75,vd=40,yd=[`skills`,`title`,`rate`,`timezone`],bd=40,xd=({scores:e,weights:t},n)=>{let r=A.indexOf(n);return(t[r]??0)>0&&(e[r]??0)<bd};function Sd(e,t){return e>=_d&&!yd.some(e=>xd(t,e))?`strong`:e>=60?`good`:e>=vd?`partial`:`weak`}var W=[.34,.25,.07,.09,.07,.04,.5,.07,.03],Cd=e=>W[A.indexOf(e)]??0,wd=.25,Td=e=>{let t=A.map(t=>e?.[t]??1);return t.every(e=>e===1)?W:W.map((e,n)=>e*(t[n]??1))},Ed=(e,t)=>{let n=4*(e[t]??0)/(W[t]??1);return Math.round(n)/4},G=new Float64Array(A.length),Dd=100,Od=e=>e.textEvidence*e.text/100,kd=({experience:e,rate:t,timezone:n,availability:r,country:i,hours:a})=>e>=0||t>=0||n>=0||r>=0||i>=0||a>=0;function Ad(e,t){let n=t[0]??0,r=t[1]??0,i=t[2]??0,a=t[3]??0,o=t[4]??0,s=t[5]??0,c=t[6]??0,l=e.country>=0?t[7]??0:0,u=e.hours>=0?t[8]??0:0,d=n*e.skillsEvidence,f=r*e.titleEvidence,p=c/(d+f+c)*Od(e);d+f===0&&(p>0||kd(e))&&(f=r);let ee=p<1?(d+f)*p/(1-p):c;p===1&&(f=0);let te=d+f+ee,ne=te>0?(d*e.skills+f*e.title+ee*Dd)/te:0,re=n+r+c,m=(wd+.75*ne/100)*te/re,ie=i+a+o+s+l+u;ie>re&&(m*=re/ie),G[0]=d,G[1]=f,G[2]=e.experience>=0?i*m:0,G[3]=e.rate>=0?a*m:0,G[4]=e.timezone>=0?o*m:0,G[5]=e.availability>=0?s*m:0,G[6]=ee,G[7]=l*m,G[8]=u*m;let ae=0;for(let e=0;e<G.length;e++)ae+=G[e]??0;if(ae>0)for(let e=0;e<G.length;e++)G[e]=(G[e]??0)/ae}function jd(e,t=e.base??W){return Ad(e,t),(G[0]??0)*e.skills+(G[1]??0)*e.title+(G[2]??0)*e.experience+(G[3]??0)*e.rate+(G[4]??0)*e.timezone+(G[5]??0)*e.availability+(G[6]??0)*Dd+(G[7]??0)*e.country+(G[8]??0)*e.hours}function Md(e){return Ad(e,e.base??W),{scores:A.map(t=>t===`text`?Od(e)>0?Dd:0:Math.max(0,e[t])),weights:[...G],covered:e.text}}var K=e=>Math.round(e*100)/100;function Nd(e,t){for(let n=1;n<e.length;n++){let r=e[n];if(r===void 0||t>r[0])continue;let i=e[n-1]??r;return i[1]+(t-i[0])/(r[0]-i[0])*(r[1]-i[1])}return e.at(-1)?.[1]??0}var Pd=[`ene|jan|enero`,`feb|fev`,`mar`,`abr|apr`,`may|mai`,`jun`,`jul`,`ago|aug`,`sep|set`,`oct|out`,`nov`,`dic|dec|dez`].map(e=>RegExp(`^(?:${e})`)),Fd=`(?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sep|set|oct|out|nov|dic|dec|dez)[a-z]{0,8}`,Id=`(?:\\b(${`${Fd}|(?:0?[1-9]|1[0-2])(?=[/.])`})(?:\\s*[/.,]\\s*|\\s+(?:de |del |of )?|\\s*))?\\b((?:19[6-9]|20[0-4])\\d)(?:-(0[1-9]|1[0-2]))?(?!\\d)`,Ld=`present|presente|current|currently|now|today|date|ongoing|actualidad|actualmente|actual|la fecha|hoy|hoje|atual|atualmente|atualidade|o momento|el momento|el presente|ahora|agora|this day`,Rd=RegExp(`${Id}\\s*(?:[-–—−~]+|\\b(?:to|until|till|through|hasta|al?|ate)\\b)\\s*(?:(?:of|de|la|el|o|the|present:?)\\s+)?(?:${Id}|\\b(${Ld})\\b)`,`g`),zd=RegExp(`^\\W*(?:(?:of|the|in|de|el|en|em) )?${Id}[^\\d.;:]{1,14}${Id}\\s*$`),Bd=RegExp(`\\b(?:since|desde|from|a partir de|starting in)(?: (?:el|ano|o ano|el ano|the year|early|late|mid))*\\s+${Id}`,`g`),Vd=/(?:19[6-9]|20[0-4])\d/,Hd=60,Ud=540,Wd=/^\W*(?:education|academic|educacion|formacion|estudios|studies|educacao|escolaridade|estudos|training|certifica|courses|cursos|qualifications)\b.*$/,Gd=/^\W*(?:(?:professional|work|relevant|laboral|other|additional|key)\s+)?(?:experience|experiencia|employment|work history|career|historial|trayectoria|empleo|projects|proyectos|projetos|skills|habilidades|competenc|languages|idiomas|historico|volunteer|voluntari|summary|resumen|perfil|profile)\b.*$/,Kd=/\b(?:bachelor|master of|master in|master's|mba|b\.?sc|m\.?sc|ph\.?d|degree|diploma|graduat\w*|licenciatura|bachiller\w*|maestria|doctorado|mestrado|doutorado|graduacao|estudie|estudio|estudiante|estudiei|estudos|studied|studying|student|college|high school|secundaria|carrera|egresad[oa]|titulo|titulad[oa]|certificat\w*|formei|formado em)\b/,qd=/\b(?:university|universidad|universidade|school|escuela|escola|colegio|instituto|institute|faculty|facultad|faculdade)\b/,Jd=RegExp(`\\b(${Fd})\\.`,`g`),Yd=/\b(?:between|entre) ([^.;]{4,20}?) (?:and|y|e) /g;function Xd(e){return(/^[ -~]*$/.test(e)?e:e.normalize(`NFD`).replace(/\p{M}+/gu,``)).toLowerCase().replace(Jd,`$1`).replace(Yd,`$1 to `)}function Zd(e){if(e===void 0)return null;if(/^\d/.test(e))return Number.parseInt(e,10)-1;let t=Pd.findIndex(t=>t.test(e));return t<0?null:t}function Qd(e,t){let n=Zd(e[t])??Zd(e[t+2]),r=Number(e[t+1])*12;return n===null?{start:r,end:r}:{start:r+n,end:r+n+1}}var $d=7;function ef(e){let t=[],n=e.replace(Rd,(...e)=>(t.push({from:Qd(e,1).start,to:e[$d]===void 0?Qd(e,4).end:null}),` `));for(let e of n.matchAll(Bd))t.push({from:Qd(e,1).start,to:null});if(t.length===0&&e.length<=Hd){let n=zd.exec(e);n!==null&&t.push({from:Qd(n,1).start,to:Qd(n,4).end})}return t}var tf=RegExp(`\\b(?!(?:${Fd}|${Ld})\\b)[a-z]{4,}`),nf=e=>!tf.test(e),rf=e=>Kd.test(e)||qd.test(e);function*af(e){let t=!1,n=[];for(let r of e.split(`
`)){let e=Vd.test(r),i=e||r.length<=Hd?Xd(r).trim():`…`;if(i===``){n=[];continue}i.length<=Hd&&(Gd.test(i)?t=!1:Wd.test(i)&&(t=!0));let a=e&&nf(i)&&n.some(e=>Kd.test(e));if(e&&!t&&!a)for(let e of i.split(/[;!?]|\.(?=\s|$)/))rf(e)||(yield e.trim());n=[...n,i].slice(-2)}}function of(e,t){let n=0,r=0;for(let{from:i,to:a}of e.toSorted((e,t)=>e.from-t.from))n+=Math.max(0,(a??t)-Math.max(i,r)),r=Math.max(r,a??t);return n}function sf(e,t){if(!Vd.test(e))return null;let n=[...af(e)].flatMap(ef),r=Math.max(t*12,...n.map(({from:e,to:t})=>t??e)),i=n.filter(({from:e,to:t})=>(t??r)>e&&(t??r)-e<=Ud);return i.length===0?null:Math.min(Ud,of(i,r))}var cf=`(?:years?|yrs?|anos?)\\b`,lf=RegExp(`\\b(\\d{1,2})(?: (?:to|a|and|y|e) | )(\\d{1,2}) ?\\+? ?${cf}`,`g`),uf=RegExp(`\\b(\\d{1,2}) ?\\+? ?${cf}`,`g`),df=[[/\b(?:semi ?senior|ssr|mid level|mid|middle|intermediate|pleno|intermedio)\b/,{min:2,max:5}],[/\b(?:principal|director|vp|head of|staff engineer|architect)\b/,{min:8,max:1/0}],[/\b(?:senior|sr|lead|experienced|experto)\b/,{min:5,max:1/0}],[/\b(?:no experience|sin experiencia|sem experiencia|entry level|entry|trainee|intern|internship|pasante|practicante|becario|estagiario|none)\b/,{min:0,max:1}],[/\b(?:junior|jr|graduate)\b/,{min:0,max:3}]];function ff(e){for(let[t,n]of df)if(t.test(e))return n;return null}function pf(e){let t=(e??``).trim();if(t===``)return null;let n=/(\d{1,2})\s*(?:-|–|—|to|a|y|and|e)\s*(\d{1,2})/i.exec(t);if(n!==null)return{min:Number(n[1]),max:Math.max(Number(n[1]),Number(n[2]))};let r=/(\d{1,2})(?:[.,]\d)?\s*(\+)?/.exec(t);if(r===null)return ff(M(t));let i=Number(r[1]);return{min:i,max:r[2]===`+`||/\b(?:at least|min|minimum|more than|over|mas de|al menos|minimo|mais de|pelo menos)\b/.test(M(t))?1/0:i}}var mf=45;function hf(e,t){let n=0;for(let r of e.matchAll(t)){let t=Number(r[1]),i=e.slice(Math.max(0,r.index-mf),r.index+r[0].length+mf);t<=45&&i.includes(`experien`)&&(n=Math.max(n,t))}return n}var gf=/\b(\d{1,2})[\s+–—-]*(?:years?|yrs?|a(?:ñ|n\u0303?)os?)(?!\p{L})/giu;function _f(e){let t=0;for(let[,n]of e.matchAll(gf)){let e=Number(n);e<=45&&(t=Math.max(t,e))}return t>0?{min:t,max:1/0}:null}var vf=2026,yf=2,bf=1e-6,xf=e=>Math.floor((e+yf+bf)/12);function Sf(e,t=vf){let n=_f(e),r=sf(e,t);if(r===null)return n;let i=xf(r);return n!==null&&n.min>=i?n:{min:i,max:i}}function Cf(e){let t=M(e),n=hf(t,lf)||hf(t,uf);return n>0?{min:n,max:1/0}:null}function wf(e,t){if(e===null)return{min:t,max:t};let{min:n,max:r}=e;return t<n?{min:t,max:Math.ceil((t+n)/2)}:{min:Math.min(t,r),max:r}}var Tf=540;function Ef(e,t){for(let n=0;n<e.length;n+=2)for(let r=e[n]??0;r<(e[n+1]??0);r++)t(r)}var Df=new Float64Array(Tf+12),Of=.2;function kf({months:e,pastTitles:t},n){let r=Math.max(0,...t.map(({stints:e})=>e.at(-1)??0));Df.fill(0),t.forEach(({stints:e},t)=>{let i=e.length===0?0:n(t);Ef(e,e=>{let t=r-1-e;i>(Df[t]??0)&&(Df[t]=i)})});let i=Df.reduce((e,t)=>e+t,0);return Math.min(e,Of*e+.8*i)}function Af(e){return ff(M(e??``))}function jf(e,t){return t.min>=e.min?100:t.max>=e.min?85+15*t.min/e.min:85*(t.max+t.min)/(2*e.min)}var Mf={en:`English`,es:`Spanish`,pt:`Portuguese`,fr:`French`,de:`German`,it:`Italian`,zh:`Chinese`,ja:`Japanese`,ru:`Russian`,ar:`Arabic`,nl:`Dutch`,ko:`Korean`,hi:`Hindi`,pl:`Polish`,tr:`Turkish`,he:`Hebrew`,sv:`Swedish`,el:`Greek`,uk:`Ukrainian`,ca:`Catalan`,qu:`Quechua`},Nf=`B1`,Pf=e=>n.indexOf(e)>=n.indexOf(Nf);function Ff({englishLevel:e,languages:t}){let n=[...t??[],...e?[{language:`en`,level:e}]:[]].flatMap(({language:e,level:t})=>{let n=Mf[e.split(`-`,1)[0]??``];return n===void 0||!Pf(t)?[]:[n]});return[...new Set(n)]}var If=`\\p{Lu}[\\p{L}'’-]{1,20}`,Lf=`[ \\t](?:(?:de|del|da|do|dos|das|la|las|los|el|y|e|van|von)[ \\t]){0,2}${If}`,Rf=RegExp(`(?:^|(?<=[.!?|•·][ \\t]{1,3}))(${If})(?:${Lf}){1,4}(?=[ \\t]{0,3}(?:$|[|•·\\r]|[-–—][ \\t]))`,`gmu`),zf=RegExp(`(?<![\\p{L}\\p{N}'’-])${If}(?:${Lf}){1,7}[ \\t]{0,3}\\.?\\s{0,3}$`,`u`),Bf=RegExp(`(?<![\\p{L}\\p{N}])(?:Ms\\.|Mrs\\.?|Mr\\.?|Miss|Sr(?:es|a|ita|ta)\\.?|Sr\\.?|Doña|Dona|Don|Señora?|Senhora?)[ \\t](${If}(?:${Lf}){0,3})(?![\\p{L}\\p{N}])`,`gu`),Vf=e=>gl(e).some(e=>Sl(e)>0);function Hf(e){let t=e.slice(-200),n=zf.exec(t);if(n===null)return e;let r=e.length-t.length+n.index,i=n[0].split(/(?<=\s)/);for(let t of i.slice(0,-1)){if(Yl(t.trim()))return e.slice(0,r);r+=t.length}return e}var Uf=/(?<!\p{L})(?:in|near|from|across|around|outside|to|en|de|desde|em|no|na|para|por)(?:\s(?:the|el|la|o|a))?\s$/iu,Wf=/^,[ \t]?(\p{Lu}[\p{L}'’-]{1,24}(?:[ \t]\p{Lu}[\p{L}'’-]{1,24}){0,2})/u,Gf=/^[ \t](\p{L}{1,30})/u,Kf=/^(?:last|this|next|since|once|twice|two|three|four|five|hace|desde|dos|tres|há|dois|três)$/iu,qf=/\p{L},[ \t]$/u,Jf=60;function Yf(e){let t=Wf.exec(e)?.[1]?.split(/[ \t]/)??[];return t.length>0&&(Gl(t,0)>0||t.length===1&&Kl(t[0]??``))}function Xf(e,t,n){if(Yf(n))return!0;if(!Uf.test(t)||(wo(N(e))??`person`)!==`person`)return!1;let r=Gf.exec(n)?.[1];return r===void 0||F(N(r)[0]??``)||Kf.test(r)}var Zf=/[\p{L}\p{N},;][ \t]$/u,Qf=(e,t,n)=>n===0?e:`${t[n-1]??``} `;function $f(e,t,n){let r=e.split(/[ \t]/);if(r.length===1&&Kl(e)&&qf.test(t)||Zf.test(t)&&ru(r))return` `;let i=[];for(let e=0;e<r.length;){let a=Gl(r,e),o=a>1?0:tu(r,e),s=e+a===r.length,c=a>1||!Jl(r[e]??``),l=a>0&&(c||s&&Xf(r[e]??``,Qf(t,r,e),n)),u=o>0?o:l?a:0;u===0&&i.push(r[e]??``),e+=Math.max(1,u)}return i.length===r.length?e:i.join(` `)}var ep=`(?:${If}(?:[ \\t]${If}){0,3})`,tp=RegExp(`(?<![\\p{L}\\p{N}])((?:[Ww]ork(?:ed|ing)? (?:at|for)|[Ww](?:as|ere) at|[Ff]ormerly (?:at|of)|[Pp]reviously (?:at|of)|[Ee]mployed (?:at|by)|[Jj]oin|[Ww]elcome to|(?:[Tt]rabaj(?:[eé]|o|ando)|[Ll]abor[eé]|[Tt]rabalh(?:ei|o|ando)) para(?: (?:la|el|a|o))?|(?:[Ll]a|[Nn]?[Aa]|[Dd]a) (?:empresa|compa[ñn][ií]a|companhia|firma)|[Ee]l grupo|[Nn]?[Oo] grupo)[ \\t])${ep}(?![\\p{L}\\p{N}])`,`gu`),np=RegExp(`(?:^|(?<=[.!?\\n][ \\t]{0,2}))(?:(?:A|O|La|El|The|En|At|Somos(?: (?:a|o|la|el))?)[ \\t])?${ep}(?=[ \\t](?:is|are|seeks|needs|we|busca|buscamos|contrata|necesita|procura|est[aá]|y seguimos|e estamos)(?!\\p{L}))`,`gmu`);function rp(e){return Hf(e.replace(Bf,(e,t)=>/^(?:Sr|Don)/.test(e)&&Vf(t)?e:` `).replace(Rf,(e,t)=>Yl(t)?` `:e)).replace(tp,`$1`).replace(np,` `).replace(au,(e,t,n)=>$f(e,n.slice(Math.max(0,t-Jf),t),n.slice(t+e.length,t+e.length+Jf)))}var ip=`
argentine argentinian bolivian brazilian chilean colombian costa_rican cuban dominican ecuadorian ecuadorean salvadoran guatemalan haitian honduran
jamaican mexican nicaraguan panamanian paraguayan peruvian puerto_rican uruguayan venezuelan american canadian british irish australian indian pakistani
filipino filipina nigerian kenyan ghanaian egyptian moroccan south_african latina latino latin_american hispanic afro-latina black white asian`,ap=`
argentin[oa] bolivian[oa] brasile[ñn][oa] brasileir[oa] chilen[oa] colombian[oa] costarricense cuban[oa] dominican[oa] ecuatorian[oa] equatorian[oa]
salvadore[ñn][oa] guatemaltec[oa] haitian[oa] hondure[ñn][oa] mexican[oa] nicarag[üu]ense paname[ñn][oa] paraguay[oa] paraguai[oa] peruan[oa]
puertorrique[ñn][oa] uruguay[oa] uruguai[oa] venezolan[oa] venezuelan[oa] estadounidense norteamerican[oa] american[oa] angolan[oa] mo[cç]ambican[oa]
caboverdian[oa] latin[oa] latinoamerican[oa] ind[ií]gena(?:\\saimara|\\squechua|\\smaya)? mestiz[oa] negr[oa] branc[oa] blanc[oa] pard[oa]
afro-?(?:colombian|american|brasileir|descendient|descendent)[aeon]{0,2}`,op=`
spanish portuguese english french german italian chinese japanese korean russian ukrainian polish dutch greek turkish espa[ñn]ol[a]? espanhol[a]?
portugu[eé]s[a]? portugu[eê]s ingl[eé]s[a]? ingl[eê]s franc[eé]s[a]? franc[eê]s alem[aá]n[a]? alem[aã]o? italian[oa]`,sp=`
usp unicamp ufrj ufmg ufrgs unb unesp puc puc-rio puc-sp fgv insper unam itesm ipn uam itam uba utn unc unlp itba uade uchile pucp unmsm uniandes udea
unal icesi ucv usb espol usfq udelar harvard yale princeton mit ucla nyu oxford cambridge cornell caltech`,q=(e,t)=>({words:e===``?[]:e.split(` `),pattern:t}),J=e=>e.trim().split(/\s+/).join(`|`).replaceAll(`_`,` `),Y=`(?<![\\p{L}\\p{N}])`,X=`(?![\\p{L}\\p{N}])`,cp=`\\p{Lu}(?:[\\p{L}'’-]|\\.(?=\\p{L})){0,30}`,lp=`(?:of|de|del|da|do|dos|das|la|las|los|el|the|y|e|and)`,up=`${cp}(?:\\s(?:(?:of|de|del|da|do|dos|das|la|las|los|el)\\s){0,2}${cp}){0,4}`,dp=J(`full_name name nombre nombre_completo nome nome_completo e-?mail correo correo_electr[oó]nico phone phone_number tel tel[eé]fono telefone mobile
  celular whatsapp age edad idade gender g[eé]nero g[eê]nero sex sexo pronouns pronombres pronomes nationality nacionalidad nacionalidade citizenship ciudadan[ií]a cidadania
  d\\.?o\\.?b\\.? date_of_birth birth_?date birthday place_of_birth fecha_de_nacimiento lugar_de_nacimiento data_de_nascimento local_de_nascimento
  naturalidade marital_status civil_status estado_civil religion religi[oó]n religi[aã]o ethnicity race etnia raza ra[cç]a children hijos filhos
  address direcci[oó]n endere[cç]o city ciudad cidade location ubicaci[oó]n localiza[cç][aã]o residence residencia resid[eê]ncia country pa[ií]s photo foto
  university universidad universidade college school escuela escola colegio`),fp=`(?:[^\\n|;•·.]|\\.(?!\\s)|(?<=(?<!\\p{L})\\p{L}{1,2})\\.)*`,pp=RegExp(`(?:^|(?<=[|;•·]|[.!?][ \\t]))[ \\t*•·>-]{0,8}(?:${dp})[ \\t]{0,4}(?:[:：=]|[ \\t][-–—][ \\t])${fp}`,`gimu`),mp=J(`Address Direcci[oó]n Domicilio Endere[cç]o Pronouns Pronombres Pronomes
  [Pp]lace_of_birth [Ll]ugar_de_nacimiento [Ll]ocal_de_nascimento [Nn]aturalidade [Mm]arital_status [Ee]stado_civil`),hp=RegExp(`(?<=\\s)(?:${mp})[ \\t]?[:：]${fp}`,`gu`),gp=`(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}(?:st|nd|rd|th|º)?\\s(?:de\\s|of\\s)?\\p{L}{3,12},?\\s(?:de\\s|del\\s)?(?:19|20)\\d{2}|\\p{L}{3,12}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d{2}|(?:19|20)\\d{2})`,_p=`\\s{0,3}(?:[:：=–—-]|is|es|é)?\\s{0,3}`,vp=`(?:years?|yrs?|años?|anos?)`,yp=`(?:de|en|em|como|com|con|trabaj|trabal|exper|ense|desarr|desenv|ayud|hac|dise|vend|i?mpart|gest)`,bp=`(?=\\s{0,3}(?:[.,;!|)\\n]|$|(?:y|e|and|years? old)(?!\\p{L})))`,xp=[q(`dob b birth birthdate birthday nac nacimiento nascimento`,RegExp(`${Y}(?:d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|(?:fecha de )?nacimiento|(?:data de )?nascimento|f\\. ?nac\\.?)${_p}${gp}`,`giu`)),q(`born nacida nacido naci nací nascida nascido nasci`,RegExp(`${Y}(?:[Bb]orn|[Nn]acid[oa]|[Nn]ac[ií]|[Nn]ascid[oa]|[Nn]asci)${X}(?: (?:on|in|en|em|el|no|na|at))? (?:[^.;\\n]{0,30}?(?<!\\d)(?:19|20)\\d{2}${X}|${up}(?:,\\s?${up})?)`,`gu`)),q(`age aged edad idade`,RegExp(`${Y}(?:aged?|edad|idade)${_p}\\d{1,2}(?![\\d+%]|\\s?[-–]\\s?\\d)(?:\\s${vp}(?:\\s(?:old|of age))?)?`,`giu`)),q(`old age yo o`,RegExp(`${Y}\\d{1,2}(?:[\\s-]{1,3}years?[\\s-]{1,3}(?:old|of[\\s-]age)|\\s?y/?o)${X}`,`giu`)),q(`edad idade`,RegExp(`${Y}(?:(?:tengo|tenho|con|com) )?\\d{1,2} a[ñn]os de (?:edad|idade)${X}`,`giu`)),q(`tengo tenho cumplí cumpli completei`,RegExp(`${Y}(?:tengo|tenho|cumpl[ií]|completei)\\s(?:\\d{1,2} a[ñn]os${X}(?!\\s${yp})|\\d{2}${bp})`,`giu`)),q(`am m`,RegExp(`${Y}I(?:['’]| a)m \\d{2}${bp}`,`gu`)),q(`mujer hombre mulher homem`,RegExp(`${Y}(?:mujer|hombre|mulher|homem) de \\d{1,2} a[ñn]os${X}`,`giu`))],Sp=`married|single|divorced|widow(?:ed|er)?|casad[oa]|solter[oa]|solteir[oa]|divorciad[oa]|viud[oa]|vi[uú]v[oa]|separad[oa]`,Cp=`woman|man|female|male|mujer|hombre|mulher|homem|femenin[oa]|masculin[oa]|feminin[oa]|non-?binary`,wp=`christian|catholic|protestant|evangelical|muslim|jewish|hindu|buddhist|atheist|mormon|cristian[oa]|cat[oó]lic[oa]|evang[eé]lic[oa]|musulm[aá]n[a]?|mu[cç]ulman[oa]|jud[ií][oa]|ate[oa]|crist[aã]o?`,Tp=`${J(ip)}|${J(ap)}`,Ep=`(?:I am|I['’]m|soy|sou|estoy|estou)`,Dp=`(?:(?:an?|una?|um|uma|happily|proudly|orgullosamente|devout|de nacionalidad|de nacionalidade)\\s){0,2}`,Op=`(?:children|kids|sons?|daughters?|hij[oa]s?|filh[oa]s?)`,kp=[q(`am m soy sou estoy estou`,RegExp(`${Y}${Ep}\\s${Dp}(?:(?:${Tp}|${Sp}|${Cp}|${wp})${X}|(?:${J(op)})${bp})`,`giu`)),q(`national nationality citizen citizenship birth nacionalidad nacionalidade ciudadanía ciudadania cidadania`,RegExp(`${Y}(?:(?:${Tp}|${J(op)})\\s(?:national(?:ity)?|citizen(?:ship)?|by birth)${X}|(?:nationality|nacionalidade?|citizenship|ciudadan[ií]a|cidadania)(?:\\s{0,3}(?:[:：=–—]|[-] )\\s{0,3}\\p{L}{3,20}(?:\\s\\p{Lu}\\p{L}{2,20})?|\\s(?:is |es |é )?(?:${Tp}|${J(op)})))${X}`,`giu`)),q(``,RegExp(`(?:^|(?<=[.!?\\n]\\s{0,2}))(?:an? )?(?:${Tp})(?=\\s\\p{Ll})`,`gimu`)),q(``,RegExp(`(?<=\\p{L}(?:or|ora|ista|ero|era|eiro|eira|ente|ante|ado|ada|ico|ica|eto|eta|ogo|oga)\\s)(?:${J(ap)})${X}`,`giu`)),q(`married single divorced widow widowed widower casada casado soltera soltero solteira solteiro divorciada divorciado viuda viudo viúva viúvo viuva viuvo separada separado`,RegExp(`(?:^|(?<=[,;|.•\\n]))\\s{0,3}(?:${Sp})\\s{0,3}(?=[,;|.•\\n]|$|(?:with|con|com)\\s)`,`gimu`)),q(`mother father mom dad madre padre mãe mae pai children kids son sons daughter daughters hijo hija hijos hijas filho filha filhos filhas`,RegExp(`${Y}(?:(?:mother|father|mom|dad|madre|padre|m[aã]e|pai) (?:of|de) \\p{L}{2,10}(?: ${Op})?|(?:I have|tengo|tenho|with|con|com) (?:\\d|one|two|three|four|five|un|una|dos|tres|cuatro|cinco|um|uma|dois|duas|três|quatro) ${Op}|(?:no tengo|n[aã]o tenho|sin|sem|(?:I have )?no) ${Op})${X}`,`giu`)),q(`wheelchair disability disabilities disabled discapacidad deficiência deficiencia pcd`,RegExp(`${Y}(?:I (?:use|am in) a wheelchair|I have (?:an? |no )?disabilit(?:y|ies)|I am (?:not )?disabled|(?:no )?tengo (?:una |ninguna )?discapacidad(?: (?:auditiva|visual|motriz|f[ií]sica|motora))?|(?:n[aã]o )?tenho defici[eê]ncia(?: (?:auditiva|visual|f[ií]sica|motora))?|(?:n[aã]o )?sou PcD)${X}`,`giu`)),q(`tel phone cel celular teléfono telefone mobile whatsapp`,RegExp(`${Y}(?:tel|phone|cel|celular|teléfono|telefone|mobile|whatsapp)[.:]?\\s{0,3}\\+?[\\d(][\\d ().-]{5,20}\\d`,`giu`)),q(`com org br mx ar co me`,/(?<![\p{L}\p{N}])[\w-]{1,40}\.(?:com|org|me|co|br|mx|ar)(?:\.\w\w)?\/[^\s|,;]{1,100}/giu),q(`she he they`,RegExp(`${Y}(?:she/her|he/him|they/them)(?:/\\p{L}{3,6})?${X}`,`giu`)),q(`religión religion religião religiao`,RegExp(`${Y}(?:religi[oó]n|religi[aã]o)(?:${_p}(?:${wp})${X}|\\s{0,2}[:=–-]\\s{0,2}\\p{L}{3,20})`,`giu`)),q(`name nombre llamo nome chamo`,RegExp(`${Y}(?:(?:[Mm]y|[Mm]i|[Mm]eu|[Oo] [Mm]eu) (?:full )?(?:name|nombre|nome) (?:is|es|é|e)|[Mm]e (?:llamo|chamo)|[Cc]hamo-me)\\s(?:${up}|\\p{L}{2,20})`,`gu`)),q(`am m soy sou`,RegExp(`${Y}(?:I am|I['’]m|[Ss]oy|[Ss]ou(?: [oa])?) ${up}(?=\\s?[,.;!\\n]|$)`,`gu`))],Ap=`(?:I |[Aa]ctualmente |[Cc]urrently )?(?:[Ll]iv(?:e|es|ing) in|[Rr]esid(?:e|es|ing|o) (?:in|en|em|n[oa]s?)|[Vv]iv[eo] (?:en|em|n[oa]s?)|[Vv]iviendo en|[Vv]ivendo em|[Mm]oro (?:em|n[oa]s?)|[Rr]adicad[oa] en|[Rr]adico en)`,jp=`(?:[Bb]ased (?:in|out of)|[Ll]ocated in|[Bb]asad[oa] en|[Bb]asead[oa] em|[Uu]bicad[oa] en|[Ll]ocalizad[oa] em|(?:I am|I['’]m) from|[Ss]oy de|[Ss]ou d[eoa]|[Gg]rew up in|[Nn]ative of|[Cc]itizen of|[Nn]ational of|[Cc]iudadan[oa] de|[Cc]idad[aã]o? d[eoa]|[Oo]riginally from|[Oo]riginari[oa] de|[Nn]atural de)`,Mp=`${up}(?:,\\s?${up}){0,2}`,Np=[q(`live lives living reside resides residing resido vivo vive viviendo vivendo moro radicado radicada radico`,RegExp(`${Y}${Ap} (?:the )?(?:${Mp}|\\p{Ll}[\\p{L}'’-]{1,25}(?: (?:de|del|da|do) \\p{L}{2,20})?(?:, ?\\p{Ll}\\p{L}{2,20}(?=[.,;\\n]|$))?)`,`gu`)),q(`based located basado basada baseado baseada ubicado ubicada localizado localizada from soy sou grew native originally originario originaria natural citizen national ciudadano ciudadana cidadã cidadão cidada cidadao`,RegExp(`${Y}${jp} (?:the )?${Mp}`,`gu`))],Pp=`School|Colegio|Colégio|Escuela|Escola|Academy|Academia`,Fp=`University|Universidad|Universidade|College|Institute|Instituto|Faculty|Facultad|Faculdade|Politécnic[oa]|Tecnológico`,Ip=RegExp(`${Y}(?:${Fp}|${Pp}|university|universidade?|instituto|faculdade|facultad)${X}`,`gu`),Lp=RegExp(`^(?:${Fp})`,`iu`),Rp=`(?<![\\p{L}.'’-])`,zp=RegExp(`${Rp}(?:${cp}[ \\t]{1,3}){1,4}$`,`u`),Bp=RegExp(`^(?:[ \\t]{1,3}(?:${lp}[ \\t]{1,3}){0,2}${cp}){1,5}`,`u`),Vp=J(`at in the a an of from with to and my our for by local public private graduate undergraduate as is was i en la el una de`),Hp=J(`nacional mayor autonoma autónoma catolica católica pontificia tecnologica tecnológica politecnica politécnica politecnico politécnico tecnologico tecnológico superior federal estadual estatal state central privada publica pública`),Up=RegExp(`${Rp}(?:(?!(?:${Vp})\\s)[\\p{L}.'’-]{2,25}\\s){1,3}$`,`u`),Wp=RegExp(`^(?:\\s(?:${Hp})${X}){0,3}(?:\\s(?:of|de|del|da|do)(?:\\s(?:la|las|los|el|the|são|sao|san|santa|santo|buenos|new|costa|puerto))?\\s[\\p{L}'’-]{2,25}){0,3}(?:\\s(?:san|santa|santo|são)\\s[\\p{L}'’-]{2,25})?`,`u`),Gp=150;function Kp(e){let t=``,n=0;for(let{index:r,0:i}of e.matchAll(Ip)){if(r<n)continue;let a=/^\p{Ll}/u.test(i),o=e.slice(Math.max(n,r-Gp),r),s=e.slice(r+i.length,r+i.length+Gp),c=(a?Wp:Bp).exec(s)?.[0]??``,l=a&&(i!==`university`||c!==``)?``:(a?Up:zp).exec(o)?.[0]??``;t+=`${e.slice(n,r-l.length)} ${Lp.test(i)?`University`:`School`} `,n=r+i.length+c.length}return t+e.slice(n)}var qp=RegExp(`${Y}(?:${J(sp)})(?:\\s(?:university|college))?${X}(?!\\slicen)`,`giu`),Jp=/\b(University|School)(?:\s{1,6}\1)+\b/g,Yp=[...xp,...kp,...Np];function Xp(e){if(e===``)return e;let t=new Set(e.toLowerCase().match(/\p{L}+/gu));return rp(Kp(Yp.reduce((e,{words:n,pattern:r})=>n.length===0||n.some(e=>t.has(e))?e.replace(r,` `):e,e).replace(qp,` University `)).replace(Jp,`$1`).replace(pp,` `).replace(hp,` `))}var Zp=12;function Qp(e){let t=/^\s*(\d{4})(?:-(\d{1,2}))?/.exec(e??``);if(t===null)return null;let n=Number(t[1])*Zp;if(t[2]===void 0)return{first:n,last:n+Zp-1};let r=Number(t[2]);return r>=1&&r<=Zp?{first:n+r-1,last:n+r-1}:null}var $p=({first:e,last:t})=>t-e+1;function em(e,t,n){let r=Math.max(t.first,Math.min(t.last,n-1)),i={first:e.first,last:Math.max(e.first,Math.min(e.last,r))},a={first:Math.min(r,Math.max(t.first,e.first)),last:r};if(i.first===a.first&&i.last===a.last){let e=i.first+Math.floor($p(i)/4);return{from:e,to:e+Math.ceil($p(i)/2)}}return{from:i.first+Math.floor($p(i)/2),to:a.first+Math.ceil($p(a)/2)}}var tm=30,nm=12,rm=.9,im=60,am=6,om=2,sm=e=>_r(e??``).replace(/\s+/g,` `).trim();function cm(e,t){let n=(t.to??0)-(e.to??0)||(t.from??0)-(e.from??0);if(n!==0)return n;let[r,i]=[`${e.title}\n${e.summary}`,`${t.title}\n${t.summary}`];return r<i?-1:Number(r>i)}function lm(e,t=vf){let n=(t+1)*nm,r=(e??[]).slice(0,tm).flatMap(({title:e,summary:t,start:r,end:i})=>{let a=Qp(r);if(a!==null&&a.first>=n)return[];let o=Qp(i),s=a!==null&&o===null&&sm(i)===``;return[{title:sm(e),summary:t??``,startMonths:a,endMonths:o,lasts:s}]}),i=r.map(({startMonths:e,endMonths:t})=>e===null?0:Math.min(n,(t??e).first+1)),a=Math.max(t*nm,...i),o={first:a-1,last:a-1};return{positions:r.map(({startMonths:e,endMonths:t,...r})=>{let i=r.lasts?o:t,s=e===null||i===null?null:em(e,i,a),c=s===null?0:Math.max(s.from,a-Tf),l=s===null?0:Math.min(n,s.to);return l<=c?{...r,from:null,to:null,lasts:!1}:{...r,from:c,to:l}}).toSorted(cm),now:a}}function um(e){let t=[];for(let{from:n,to:r}of e.toSorted((e,t)=>(e.from??0)-(t.from??0))){if(n===null||r===null)continue;let e=t.at(-1);e===void 0||n>e?t.push(n,r):t[t.length-1]=Math.max(e,r)}return t}function dm(e,t,n){let r=e.length===0?om:0;return Ef(e,e=>{r+=2**((e+1-n)/im)/(t.get(e)??1)}),Math.round(250*rm*r/(r+am))/250}function fm({positions:e,now:t},n){if(e.length===0)return null;let r=[...Map.groupBy(e,({title:e})=>M(e))].map(([e,t])=>({key:e,text:t[0]?.title??``,stints:um(t),lasts:t.some(({lasts:e})=>e)})),i=new Map;for(let{key:e,stints:t}of r)e!==``&&Ef(t,e=>void i.set(e,(i.get(e)??0)+1));let a=r.map(({key:e,text:n,stints:r,lasts:a})=>({text:n,worth:e===``?0:dm(r,i,t),stints:Int32Array.from(r),lasts:a})),o=0;return Ef(um(e),()=>void(o+=1)),{stated:n,months:o,pastTitles:a.toSorted((e,t)=>t.worth-e.worth).slice(0,6)}}var pm=60,mm=120,hm=15,gm=k.text/4,_m=({to:e},t,n)=>e===null||e>n-t;function vm({positions:e,now:t}){let n=[],r=new Set,i=new Set,a=new Set;for(let o of e){let e=M(`${o.title}\n${o.summary}`);if(a.has(e))continue;a.add(e);let s=Qr(Xp(_r(o.summary.slice(0,gm)).trim())),c=[...new Set([...No(I(bu(o.title)),`title`),...No(s)])],l=o.to!==null&&_m(o,pm,t)?r:i;for(let e of c.slice(0,hm))l.add(e);s.text!==``&&_m(o,mm,t)&&n.push(s)}return{contents:n,used:[...r],usedBefore:[...i].filter(e=>!r.has(e))}}var ym=`
America/New_York: et, est, edt, eastern, eastern time, us eastern, hora del este, horario del este, new york, nyc, miami, boston,
  atlanta, washington dc, philadelphia, florida, georgia usa, north carolina, new jersey, detroit, orlando, charlotte, toronto, montreal
America/Chicago: ct, cst, cdt, central, central time, us central, hora central, horario central, chicago, dallas, houston, austin, texas, tx,
  minneapolis, illinois, nashville, st louis, kansas city, new orleans, san antonio
America/Denver: mt, mst, mdt, mountain, mountain time, us mountain, denver, colorado, utah, salt lake city, boise, albuquerque
America/Phoenix: arizona, phoenix
America/Los_Angeles: pt, pst, pdt, pacific, pacific time, us pacific, hora del pacifico, horario del pacifico, los angeles, san francisco,
  seattle, california, portland, san diego, silicon valley, bay area, las vegas, nevada, oregon, vancouver
America/Anchorage: akst, akdt, alaska, anchorage
Pacific/Honolulu: hst, hawaii, honolulu
America/Puerto_Rico: ast, atlantic time, puerto rico, san juan
America/Mexico_City: mexico city, ciudad de mexico, cidade do mexico, cdmx, mexico df, mexico d f, mexico, guadalajara, puebla, queretaro, leon, merida
America/Monterrey: monterrey
America/Cancun: cancun, quintana roo, playa del carmen
America/Tijuana: tijuana, mexicali, baja california
America/Hermosillo: sonora, hermosillo
America/Guatemala: guatemala, guatemala city, ciudad de guatemala
America/El_Salvador: el salvador, san salvador
America/Tegucigalpa: honduras, tegucigalpa, san pedro sula
America/Managua: nicaragua, managua
America/Costa_Rica: costa rica
America/Panama: panama, panama city, ciudad de panama
America/Bogota: colombia, bogota, medellin, cali, barranquilla, cartagena, bucaramanga, pereira, cot
America/Lima: peru, lima, arequipa, trujillo, cusco, pet
America/Guayaquil: ecuador, quito, guayaquil, cuenca, ect
America/Caracas: venezuela, caracas, maracaibo, valencia venezuela, vet
America/La_Paz: bolivia, la paz, santa cruz de la sierra, cochabamba
America/Santiago: chile, santiago, santiago de chile, valparaiso, concepcion, clt, clst
America/Argentina/Buenos_Aires: argentina, buenos aires, cordoba argentina, cordoba, rosario, mendoza, la plata, mar del plata, art
America/Montevideo: uruguay, montevideo, uyt
America/Asuncion: paraguay, asuncion, pyt
America/Sao_Paulo: brazil, brasil, sao paulo, rio de janeiro, brasilia, belo horizonte, curitiba, porto alegre, florianopolis, salvador bahia,
  recife, fortaleza, campinas, brt, horario de brasilia
America/Manaus: manaus, amazonas
America/Santo_Domingo: dominican republic, republica dominicana, santo domingo
America/Havana: cuba, habana, la habana, havana
America/Jamaica: jamaica, kingston
America/Port_of_Spain: trinidad, trinidad and tobago
America/Port-au-Prince: haiti
America/Belize: belize, belice
America/Halifax: halifax, nova scotia
Europe/London: london, uk, united kingdom, england, bst
Europe/Lisbon: lisbon, lisboa, portugal, porto, wet
Europe/Madrid: cet, cest, spain, espana, espanha, madrid, barcelona, paris, france, berlin, germany, rome, italy, amsterdam
Europe/Athens: eet, eest, athens, bucharest
Asia/Kolkata: ist, india, mumbai, bangalore, delhi
Asia/Manila: philippines, manila
UTC: utc, gmt, zulu
`,bm=()=>{let e=new Map;for(let t of ym.replace(/\n\s+/g,` `).trim().split(`
`)){let n=t.indexOf(`: `);for(let r of t.slice(n+2).split(`,`))e.set(r.trim(),t.slice(0,n))}return e},xm={company:{start:540,end:1020},candidate:{start:540,end:1080}},Sm=1440,Cm=new Date(`2025-01-15T12:00:00Z`),wm=new Date(`2025-07-15T12:00:00Z`);function Tm(e,t){let n=e.formatToParts(t).find(e=>e.type===`timeZoneName`)?.value??``;if(n===`GMT`)return 0;let r=/^GMT([+-])(\d{2}):(\d{2})/.exec(n);return r===null?null:(r[1]===`-`?-1:1)*(Number(r[2])*60+Number(r[3]))}function Em(e){try{let t=new Intl.DateTimeFormat(`en-US`,{timeZone:e,timeZoneName:`longOffset`}),n=Tm(t,Cm),r=Tm(t,wm);return n===null||r===null?null:{january:n,july:r}}catch{return null}}function Dm(e,t){let{company:n,candidate:r}=xm,i=e-t,a=0;for(let e=-2;e<=2;e++){let t=n.start-i+e*Sm,o=n.end-i+e*Sm;a+=Math.max(0,Math.min(o,r.end)-Math.max(t,r.start))}return a}function Om(e,t){let n=Dm(e.january,t.january),r=Dm(e.july,t.july);return Math.min(n,r)/60}var km=({start:e,end:t})=>((t-e)%Sm+Sm)%Sm,Am=e=>e-Sm*Math.round(e/Sm),jm=e=>{let{start:t,end:n}=xm.company;return Am(e.start+km(e)/2-(t+n)/2)};function Mm(e,t){if(t===null)return e;let n=jm(t);return{january:Am(e.january-n),july:Am(e.july-n)}}var Nm=840,Pm=`UTC`,Fm=bm(),Im=5,Lm=/^[a-z]{1,3}t$/;function Rm(e){let t=M(e).split(` `),n=null;for(let e=0;e<t.length;e++)for(let r=Math.min(Im,t.length-e);r>0;r--){let i=t.slice(e,e+r).join(` `),a=Fm.get(i);if(a!==void 0&&a!==Pm){if(!Lm.test(i))return a;n??=a}}return n??(t.some(e=>Fm.get(e)===Pm)?Pm:null)}function zm(e){let t=/[A-Za-z]{2,20}\/[A-Za-z_+\-0-9]{1,40}(?:[ _][A-Za-z]{1,20}){0,4}(?:\/[A-Za-z_]{1,40}(?:[ _][A-Za-z]{1,20}){0,4})?/.exec(e);if(t===null)return null;let n=t[0].split(` `);for(let e=n.length;e>0;e--){let t=n.slice(0,e).join(`_`);if(Em(t)!==null)return t}return null}function Bm(e){let t=/(?:^|[^\w:])(?:gmt|utc|z)?\s{0,4}([+\-−–])\s{0,4}(\d{1,2})(?::?(\d{2}))?(?![\d:])/i.exec(e);if(t===null)return null;let n=Number(t[2])*60+Number(t[3]??0);if(n>Nm||Number(t[3]??0)>59)return null;let r=t[1]===`+`||n===0?n:-n;return{january:r,july:r}}var Vm=j(e=>{let t=zm(e);if(t!==null)return Em(t);let n=Rm(e);return n!==null&&n!==Pm?Em(n):Bm(e)??(n===Pm&&!/\d/.test(e)?{january:0,july:0}:null)}),Hm=200;function Um(e){let t=e.trim();return t===``||t.length>Hm?null:Vm(t)}function Wm(e){if(e%60==0)return e===0?Pm:`Etc/GMT${e>0?`-`:`+`}${Math.abs(e)/60}`;let t=e=>String(e).padStart(2,`0`),n=Math.abs(e);return`${e<0?`-`:`+`}${t(Math.floor(n/60))}:${t(n%60)}`}j(e=>{let t=Um(e);if(t===null)return null;let n=zm(e)??Rm(e);if(n!==null&&n!==Pm)return n;let r=Wm(t.january);return Em(r)===null?null:r});var Gm=60,[Km,qm]=[420,720],Jm=600,Ym=120,Xm={start:1320,end:360},Zm=String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|hs?|hrs)?`,Qm=new RegExp(String.raw`(?<![\d:.,$/-])${Zm}(?![\w:])\s?(?:-|–|—|to|until|till|a|as|ate|hasta)\s?(?:las?\s|as\s)?${Zm}(?![\w:/]|\.\d)`,`g`),$m=/\b(?:shift|hours|schedule|work(?:s|ing)?|you will|you'll|the role|position|available|weekdays?|turno|horario|jornada|trabaj\w{1,8}|trabalh\w{1,8}|expediente|escala|puesto|vaga)\b/,eh=/\b(?:open(?:s|ed|ing)?|stores?|shops?|restaurants?|bars?|guests?|serves?|call(?:s|ers)?|deliver\w{1,4}|arrives?|events?|quiet|batch|jobs? runs?|systems?|backups?|maintenance|outages?|deadline|clos(?:es?|ing)|repl(?:y|ies)|response|support (?:is|hours)|your time|local time|not|never|without|isn't|aren't|don't|no (?:night|overnight|late|evening|graveyard|shift)|occasional(?:ly)?|sometimes|may|might|rotat\w{1,5}|or|either|choose|choice|flexible|optional|prefer\w{0,5}|previous|experienced?|tiendas?|lojas?|abre\w?|abierto|funciona\w{0,3}|atencion|atendimento|evento|sistemas?|cierre|inscri\w{1,8}|tu hora|sin|sem|nunca|jamais|nao|no (?:hay|se|es|habra|trabaj\w{1,6}|requiere)|ni|nem|ocasional\w{0,5}|eventual\w{0,5}|rotativ\w{1,2}|revezamento|o de (?:dia|noche|la|tarde)|ou|segun|experiencia|a veces|as vezes)\b/,th=/\b(?:per week|a week|weekly|por semana|a la semana|semanales|semanais)\b/,nh=/\b(?:review\w{0,3}|hand(?:s|ing|over|ed)?|schedul(?:e|es|ing) (?!is|of)\w|nurses|staff|crews?|teams?|coordin\w{1,6}|supervis\w{1,6}|manag\w{1,6}|differential|day shift|equipos?|equipes?|prepar\w{1,4}|revis\w{1,4}|organiz\w{1,4}|escalas|horarios|plantoes|guardias)\b/,rh=String.raw`(?:(?:night|graveyard|overnight)[ -]shift|turno (?:de (?:la )?noche|nocturno|de madrugada|da noite|noturno|da madrugada|noche|noite)|(?:horario|trabajo|trabalho|periodo) (?:nocturno|noturno)|jornada (?:nocturna|noturna))`,ih=new RegExp(String.raw`\b${rh}\b|\((?:overnight|nights|nocturno|noturno)\)`),ah=new RegExp(String.raw`^[^a-z]{0,4}(?:(?:a|an|the|fixed|permanent|full-time|el|un|em|en|o)\s){0,2}(?:${rh}\b|(?:shift|schedule|turno|horario)\s?: ?(?:nights?|overnight|graveyard|noche|noite|nocturno|noturno)\b)`),oh=new RegExp(String.raw`^(?:from (?:ten|10)(?: o'clock)? at night|desde las (?:diez|10) de la noche|(?:das|a partir das) (?:dez|10) da noite)\b|\b(?:is|it's|works?|working|available for|need for|es|e|puesto|empleo|vaga|cargo|trabaj\w{1,8}|trabalh\w{1,8})\s(?:(?:a|an|the|on|for|fixed|permanent|un|una|el|en|de|para|em|no|do|o|uma?|cargo)\s){0,3}${rh}\b|\b(?:you|you'll|you will|able to|available to|willing to) work (?:nights|overnight)\b`),sh=/\b(?:shift|turno)\b/,ch=12,lh=/\p{M}/gu,uh=e=>e.normalize(`NFD`).replace(lh,``).toLowerCase().replace(/’/g,`'`).replace(/\b([ap])\.\s?m\b\.?/g,`$1m`).replace(/(\d)\s([ap]m)\b/g,`$1$2`).replace(/\b(?:midnight|medianoche|meia-noite)\b/g,`12am`).replace(/\b(?:noon|mediodia|meio-dia)\b/g,`12pm`),dh=e=>uh(e).split(/\n|(?<=[.;!?])\s/);function fh(e,t,n){let[r,i]=[Number(e),Number(t??0)];return i>59?null:n===`am`||n===`pm`?r<1||r>12?null:(r%12+(n===`pm`?12:0))*Gm+i:r>24?null:r%24*Gm+i}var ph=e=>e===`am`||e===`pm`;function mh([,e=``,t,n,r=``,i,a]){if(ph(n)!==ph(a))return null;if(!ph(n)){let o=n!==void 0&&a!==void 0;if(!o&&(t===void 0||i===void 0)||!(o||[e,r].some(e=>e.startsWith(`0`)||Number(e)>12)))return null}let[o,s]=[fh(e,t,n),fh(r,i,a)];return o===null||s===null?null:{start:o,end:s}}var hh=(e,t)=>e.january===t.january||e.july===t.july;function gh(e,t){let n=[...e.matchAll(Qm)].flatMap(t=>{let n=mh(t);return n===null?[]:[{hours:n,after:e.slice(t.index+t[0].length).slice(0,60)}]}),[r]=n;if(r===void 0||th.test(e)||eh.test(e)||nh.test(e)||!$m.test(e)&&e.split(` `).length>ch)return null;let i=Um(r.after);if(n.length>1||i!==null&&!hh(i,t))return`unclear`;let a=km(r.hours),o=sh.test(e)?qm:Jm;return a>=Km&&a<=o?r.hours:`unclear`}function _h(e){return eh.test(e)||nh.test(e)?null:ah.test(e)&&e.split(` `).length<=ch||oh.test(e)?`night`:null}var vh=(e,t)=>gh(e,t)??_h(e),yh=(e,t)=>e.start===t.start&&e.end===t.end;function bh(e,t,n){let r=uh(e),i=ih.test(r)&&!eh.test(r),a=[gh(r,n),i?`night`:null,...t.flatMap(e=>dh(e).map(e=>vh(e,n)))].filter(e=>e!==null),o=a.filter(e=>typeof e==`object`),[s]=o;return a.includes(`unclear`)||o.some(e=>s!==void 0&&!yh(s,e))?null:s===void 0?a.length===0?null:{...Xm,isNight:!0}:Math.abs(jm(s))<Ym?null:{start:s.start,end:s.end}}var Z=e=>_r((e??``).slice(0,k.readText)).trim(),xh=e=>{let t=Z(e);return/\p{L}{2}/u.test(t)?t:``},Sh=e=>typeof e==`number`&&Number.isFinite(e)&&e>0?e:null,Ch=/^[A-Z]{2}$/,wh=e=>{let t=(e??``).trim().toUpperCase();return Ch.test(t)?t:null},Th=e=>[...new Set((e??[]).map(wh))].filter(e=>e!==null).toSorted();function Eh({title:e,description:t,responsibilities:n,timezone:r}){let i=Um(Z(r));if(i===null)return{timezone:null,shift:null};let a=bh(Z(e),[Z(t),Z(n)],i);return{timezone:Mm(i,a),shift:a}}var Dh=.9,Oh=.4,kh=250,Ah=2,jh=65536;function Mh(e,t){let n=Float64Array.from(e,([e],t)=>L(e)*jh+t).toSorted(),r=Int32Array.from(n,e=>Math.floor(e/jh)),i=Float64Array.from(n,(t,n)=>e[t-(r[n]??0)*jh]?.[1]??0);return{hashes:r,weights:i,total:i.reduce((e,t)=>e+t,0),length:t}}function Nh(e){let t=uu(e.text);if(t.size===0)return Ci(e);let n=e.words.map(e=>!t.has(e));return Ci({words:e.words.filter((e,t)=>n[t]),stems:e.stems.filter((e,t)=>n[t])})}function Ph(e,t){let n=new Map,r=0;for(let i of Nh(e))r+=1,t.has(i)||n.set(i,(n.get(i)??0)+1);return Mh([...n].map(([e,t])=>[e,B(e)*t/(t+Dh)]),r)}var Fh=(e,t)=>e/(e+Dh*(.6+Oh*t/kh)),Ih=.27,Lh=e=>Math.min(1,(e/200)**Ih);function Rh(e,t){return Fh(e,t)/Lh(Math.max(1,t))}function zh(e){let t=new Map,n=0;for(let r of Nh(e)){let e=t.get(r)??0;e!==Ah&&(t.set(r,e+1),n+=1)}return Mh([...t].map(([e,t])=>[e,Rh(t,n)]),n)}function Bh(e,t){if(e.total===0)return 0;let n=0,r=0,i=0;for(let a=0;a<e.hashes.length;a++){let o=e.hashes[a]??0;for(;i<t.hashes.length&&(t.hashes[i]??0)<o;)i++;if(i===t.hashes.length)break;if(t.hashes[i]!==o)continue;let s=(e.weights[a]??0)*(t.weights[i]??0);n+=s,s>r&&(r=s)}return(n-r)/e.total}var Vh=.3;function Hh(e,t){let n=0,r=e.hashes.length-1;for(;n<=r;){let i=n+r>>1,a=e.hashes[i]??0;if(a===t)return(e.weights[i]??0)>=Vh;a<t?n=i+1:r=i-1}return!1}var Uh=4,Wh=64,Gh=16,Kh=.5,qh=5,Jh=4,Yh=-(2**15);function Xh(...e){let t=new Set;for(let{words:n}of e)for(let e=0;e+Uh<=n.length;e++)t.add(L(n.slice(e,e+Uh).join(` `))>>Gh);return Int32Array.from(t).toSorted().slice(0,Wh)}var Zh=e=>e.length<Wh?1/0:e.at(-1)??1/0;function Qh(e,t){let n=Math.min(Zh(e),Zh(t)),r=0,i=0,a=0;for(;i<e.length&&a<t.length;){let o=e[i]??0,s=t[a]??0;if(o>n||s>n)break;o===s&&(r+=1),o<=s&&(i+=1),s<=o&&(a+=1)}for(;i<e.length&&(e[i]??0)<=n;)i+=1;for(;a<t.length&&(t[a]??0)<=n;)a+=1;return r>=qh&&r>=Kh*Math.min(i,a)}function $h(e,t){return e.length<Jh?!1:t.some((n,r)=>e.every((e,n)=>t[r+n]===e))}var eg=.8,tg=.5,ng=.65,rg=.35,ig=2,ag=3;function og(e,t,n,r){let i=e.get(t);i===void 0?e.set(t,[[n,r]]):i.push([n,r])}function sg(e){let t=2**Math.ceil(Math.log2(Math.max(1,e.size*ig)))-1,n=new Int32Array((t+1)*ag),r=[...e.values()].flat(),i=0;for(let[r,a]of e){let e=r&t;for(;n[e*ag+2]!==0;)e=e+1&t;n.set([r,i,i+a.length],e*ag),i+=a.length}return{mask:t,slots:n,requirements:Int32Array.from(r,([e])=>e),worths:Float64Array.from(r,([,e])=>e)}}function cg(e){let t=new Map,n=new Map;return e.forEach(({key:e,hashes:r,hashShares:i},a)=>{og(t,L(e),a,1);for(let[n,r]of Ys(e)??[])og(t,L(n),a,r);r.forEach((e,t)=>og(n,e,a,i[t]??0))}),{skills:sg(t),words:sg(n)}}function lg({skills:e,implied:t,mentioned:n,mentionedBefore:r}){return{hashes:Int32Array.from([...e,...t,...n,...r],L),listed:e.length,fresh:e.length+t.length+n.length}}var ug=new Float64Array(64),dg=new Float64Array(64);function fg({slots:e,mask:t},n){let r=n&t;for(;e[r*ag]!==n&&e[r*ag+2]!==0;)r=r+1&t;return r*ag}function pg(e,{hashes:t,listed:n,fresh:r}){let{slots:i,requirements:a,worths:o}=e;for(let s=0;s<t.length;s++){let c=fg(e,t[s]??0),l=i[c+2]??0,u=s<r?eg:tg;for(let e=i[c+1]??0;e<l;e++){let t=a[e]??0,r=(o[e]??0)*(s<n?1:u);r>(ug[t]??0)&&(ug[t]=r)}}}function mg(e,t){let{slots:n,requirements:r,worths:i}=e;for(let a=0;a<t.length;a++){let o=fg(e,t[a]??0),s=n[o+2]??0;for(let e=n[o+1]??0;e<s;e++){let t=r[e]??0;dg[t]=(dg[t]??0)+(i[e]??0)}}}function hg({hashes:e,hashShares:t},{prose:n}){let r=0;for(let i=0;i<e.length;i++)Hh(n,e[i]??0)&&(r+=t[i]??0);return r}function gg(e,t,n,r){let i=ug[t]??0,a=dg[t]??0;if(a>=.5&&(i=Math.max(i,ng*a)),i>=.35)return i;let o=n===null?0:hg(e,n);for(let t=0;t<r.length;t++){let n=r[t];n!==void 0&&(o=Math.max(o,hg(e,n)))}return o>=.5?Math.max(i,rg*o):i}function _g(e,t){let{requirements:n}=e,{length:r}=n;ug.length<r&&(ug=new Float64Array(r*2),dg=new Float64Array(r*2));for(let e=0;e<r;e++)ug[e]=dg[e]=0;pg(e.credits.skills,t.offered),mg(e.credits.words,t.skillWords);let i=0,a=0;for(let e=0;e<r;e++){let r=n[e];r!==void 0&&(i+=r.weight*gg(r,e,t.bio,t.summaries),a+=r.weight)}return a===0?0:i/a}var vg=[[/\b(?:full ?time|tiempo completo|jornada completa|tempo integral|periodo integral)\b/,`full-time`],[/\b(?:part ?time|medio tiempo|tiempo parcial|media jornada|meio periodo|tempo parcial)\b/,`part-time`],[/\b(?:contract|contractor|freelance|freelancer|project based|por proyecto|contrato|temporary)\b/,`contract`]];function yg(e){let t=M(e??``);for(let[e,n]of vg)if(e.test(t))return n;return null}var bg=.4,xg=.8,Sg=15,Cg=60,wg=4,Tg=.95;function Eg(e,t){let n=z(e.split(`
`).find(e=>e.trim()!==``)??``);if(n.length<=6&&Uc(n).length>0)return n;let r=Ci(t).slice(0,Cg);for(let e=0;e<r.length;e++)for(let t=wg;t>0;t--){let n=r.slice(e,e+t);if((Uc(n)[0]?.strength??0)>=Tg)return n}return[]}var Dg=({titleText:e,titleConcepts:t})=>t.length>0?Yu(t):Qu(e),Og=e=>({...e,pastTitles:e.pastTitles.map(e=>({...e,title:Qu(e.text)}))}),kg=e=>({...e,title:Qu(e.titleText),bioTitle:Yu(e.titleConcepts),history:e.history===null?null:Og(e.history),offered:lg(e)}),Ag=e=>({...e,title:Dg(e),credits:cg(e.requirements)});function jg(e){let t=qs(e)?xg:1;return Xs(e)?bg:t}var Mg=j(e=>{let t=e.indexOf(` `)+1,n=t+Number(e.slice(0,t)),[r,i]=[e.slice(t,n),e.slice(n)],a=[...new Set(z(i))],o=a.map(B),s=o.reduce((e,t)=>e+t,0)||1;return{key:r,label:i,weight:jg(r),hashes:Int32Array.from(a,L),hashShares:Float64Array.from(o,e=>e/s)}}),Ng=(e,t)=>Mg(`${t.length} ${t}${e}`);function Pg(e,t,n){let r=new Map;for(let t of(e.requiredSkills??[]).flatMap(Ks)){let e=Ws(t);e!==``&&!r.has(e)&&r.set(e,Ng(t.trim(),e))}return r.size>0?{requirements:[...r.values()],listsSkills:!0}:{requirements:[...new Set([...No(t,`title`),...No(n)])].filter(e=>!Xs(e)).slice(0,Sg).map(e=>Ng(Zs(e),e)),listsSkills:!1}}function Fg(e,t){let n=pf(e.experience);return n===null?Cf(t)??Af(e.title):n.min===n.max?{min:n.min,max:1/0}:n}function Ig({experience:e,timezone:t},n){return{experience:Z(e)!==``&&pf(e)===null,timezone:Z(t)!==``&&Um(Z(t))===null,availability:Z(n)!==``&&yg(n)===null}}function Lg(e){let t=xh(e.title),n=[e.description,e.responsibilities].map(e=>Qr(Z(e)).text).filter(e=>e!==``),r=n.join(`
`),i=I(bu(t)),a=I(Xp(r)),{requirements:o,listsSkills:s}=Pg(e,i,a),c=r===``||Qu(t)!==null?[]:Eg(r,a),l=new Set([...Ci(i),...c,...o.flatMap(({label:e})=>z(e))]);return Ag({titleText:t,titleConcepts:c,requirements:o,listsSkills:s,years:Fg(e,r),budget:Sh(e.hourlyBudget),...Eh(e),workType:yg(e.jobType),countries:Th(e.countries),hours:Sh(e.hoursPerWeek),unread:Ig(e,e.jobType),texts:n.map(e=>{let t=I(Xp(e));return{prose:Ph(t,l),runs:Xh(t)}}),base:Td(e.factorWeights)})}var Rg=j(e=>[...No(I(bu(e)),`title`)]),zg=j(e=>[...No(I(e),`skill`)]),Bg=j(e=>z(e).map(L));function Vg(e){let t=new Map,n=new Set,r=new Set;for(let i of e.flatMap(Ks)){let e=Ws(i);if(!(e===``||t.has(e))){t.set(e,i.trim());for(let e of Bg(i))n.add(e);if(qs(e))for(let e of zg(i))r.add(e)}}return{skills:[...t.keys()],skillNames:[...t.values()],skillWords:Int32Array.from(n).toSorted(),implied:[...r]}}function Hg(e,t){return kg({...e,...Vg([...e.skillNames,t])})}function Ug({positions:e,referenceYear:t},n){let r=lm(e,t??2026),i=fm(r,n);return{history:i,years:i===null||i.months===0?n:wf(n,xf(i.months)),...vm(r)}}var Wg=e=>{let t=Qu(e);return t!==null&&$u(t)};function Gg(e){let t=xh(e.jobTitle),n=Qr(Xp(Z(e.bio))),r=n.text,i={titleText:t,...Vg([...e.skills??[],...Ff(e)]),rate:Sh(e.hourlyRate),timezone:Um(Z(e.timezone)),workType:yg(e.availability),country:wh(e.country),unread:Ig(e,e.availability)},a=pf(e.experience),o=a??Sf(r,e.referenceYear??2026),{history:s,years:c,contents:l,used:u,usedBefore:d}=Ug(e,o),f=new Set([...Rg(t),...No(n),...u]),p=e=>({prose:zh(e),runs:Xh(e)});return kg({...i,titleConcepts:Wg(t)?[]:Eg(r,n),mentioned:[...f],mentionedBefore:d.filter(e=>!f.has(e)),years:c,hasYearsFromBio:a===null&&o!==null,history:s,bio:r===``?null:p(n),summaries:l.map(p)})}var Kg=3,qg=({requirements:e})=>Math.min(1,e.length/Kg),Jg=({title:e,bioTitle:t,history:n})=>e!==null&&t===null||(n?.pastTitles.some(e=>e.title!==null)??!1),Yg=e=>e.reduce((e,{prose:t})=>e+t.length,0),Xg=({bio:e,summaries:t})=>e===null?t:[e,...t],Zg=.9,Qg=60,$g=[[0,0],[.1,3],[.2,10],[.3,23],[.4,40],[.5,70],[.6,84],[.8,94],[1,100]],e_=[[0,0],[.1,3],[.2,10],[.4,28],[.6,44],[.8,57],[1,70]];function t_(e,t,n){let r=qg(e),i=r===1?0:Nd(e_,t),a=r*Nd($g,t)+(1-r)*i;return K(n?a:Zg*a)}$g.map(([e,t])=>[t,e]);var n_=(e,t)=>Qg*qg(e)*(t?1:Zg),r_=(e,t,n)=>K(n*H(e.field,t.field));function i_(e,{title:t,bioTitle:n}){let r=e.title;if(r===null)return 0;let i=t===null?0:r_(r,t,n_(e,!0));return n===null?i:Math.max(i,r_(r,n,n_(e,!1)))}var a_=5;function o_({job:e,similarity:t},n,r){if(e.title===null||n===null)return 0;let i=t_(e,t(e.title,n),r);if(i<a_&&!$u(n))return 0;let a=n_(e,r);return i>=a?i:Math.max(i,r_(e.title,n,a))}var s_=e=>e.isCopy?0:o_(e,e.candidate.bioTitle,!1),c_=e=>o_(e,e.candidate.title,!0),l_=e=>Math.max(c_(e),s_(e)),u_=(e,t)=>t===1?e:Math.floor(100*e*t)/100;function d_({job:e,similarity:t},{title:n,worth:r}){return e.title===null||n===null?0:u_(t_(e,t(e.title,n),!0),r)}function f_(e){let t=l_(e),{history:n}=e.candidate;if(n===null)return t;for(let r of n.pastTitles)t<100*r.worth&&(t=Math.max(t,d_(e,r)));return t}var p_=50;function m_(e,t,n){if(t===null)return 1;let r=Nd($g,n(e,t))/p_;return r>=1?1:Math.max(r,H(e.field,t.field))}function h_({title:e},{history:t,years:n},r){if(t===null||t.months===0||e===null)return n;let i=kf(t,n=>m_(e,t.pastTitles[n]?.title??null,r));return wf(t.stated,xf(i))}var g_=1<<18,__=Array.from({length:g_}),v_=Array.from({length:g_}),y_=new Float64Array(g_);function b_({letters:{keys:e}}){let t=e.length;for(let n=0;n<e.length;n++)t=t+(e[n]??0)|0;return t}function x_(e,t){let n=Math.imul(b_(e),2246822507)^b_(t),r=Math.imul(n^n>>>16,3266489909),i=(r^r>>>13)&262143;if(__[i]===e&&v_[i]===t)return y_[i]??0;let a=i^1;return __[a]===e&&v_[a]===t?y_[a]??0:(__[a]=__[i],v_[a]=v_[i],y_[a]=y_[i]??0,__[i]=e,v_[i]=t,y_[i]=gd(e,t))}var S_=.5;function C_(e,t){return t<=e?100:100*Math.exp(-2.4*(t/e-1))}var w_={"full-time":{"full-time":100,"part-time":30,contract:55},"part-time":{"full-time":60,"part-time":100,contract:70},contract:{"full-time":65,"part-time":70,contract:100}};function T_(e,t){return w_[e][t]}var E_=[[0,0],[2,25],[4,65],[6,92],[7,100]],D_=[[0,0],[20,50],[35,100],[45,100],[60,60]],O_=[[0,100],[25,100],[40,30],[60,0]];function k_(e,t){return t===`contract`?-1:K(Nd(t===`full-time`?D_:O_,e))}var A_=(e,t)=>e.includes(t)?100:0,j_=[[0,0],[.04,0],[.25,100]],M_=({title:e,titleText:t})=>e===null?0:t===``?S_:1,N_=20,P_=e=>Math.min(1,e/40),F_=(e,t)=>K(Nd(j_,Bh(e.prose,t.prose))),I_=({texts:e},t)=>t!==null&&e.some(e=>F_(e,t)>=N_&&Qh(e.runs,t.runs)),L_=()=>({skills:0,title:0,experience:-1,rate:-1,timezone:-1,availability:-1,country:-1,hours:-1,text:0,skillsEvidence:0,titleEvidence:0,textEvidence:0});function R_({texts:e},t,n){let r=0,i=0;for(let n of e){let e=F_(n,t);if(e>=N_&&Qh(n.runs,t.runs))return!0;let a=P_(n.prose.length);e*a>r*i&&([r,i]=[e,a])}return r*i>n.text*n.textEvidence&&(n.text=r,n.textEvidence=i),!1}function z_(e,t,n=L_(),r=x_){let{budget:i,timezone:a,workType:o,countries:s,hours:c}=e,l=n;l.base=e.base,l.skillsEvidence=e.requirements.length===0?0:1,l.titleEvidence=M_(e),l.skills=l.skillsEvidence===0?0:K(100*_g(e,t)),l.text=0,l.textEvidence=0;let{bio:u,summaries:d}=t,f=u!==null&&R_(e,u,l);for(let t=0;t<d.length;t++){let n=d[t];n!==void 0&&R_(e,n,l)}l.title=f_({job:e,candidate:t,isCopy:f,similarity:r});let p=e.years===null?null:h_(e,t,r);return l.experience=e.years===null||p===null?-1:K(jf(e.years,p)),l.rate=i===null||t.rate===null?-1:K(C_(i,t.rate)),l.timezone=a===null||t.timezone===null?-1:K(Nd(E_,Om(a,t.timezone))),l.availability=o===null||t.workType===null?-1:T_(o,t.workType),l.country=s.length===0||t.country===null?-1:A_(s,t.country),l.hours=c===null||t.workType===null?-1:k_(c,t.workType),l}var B_=L_();function V_(e,t){return jd(z_(e,t,B_))}var H_={same:.74,close:.42,overlapping:.27,different:0},U_=20;function W_({title:e},{title:t,bioTitle:n,history:r}){if(e===null)return 0;let i=(r?.pastTitles??[]).map(t=>t.title===null?0:t.worth*gd(e,t.title)),a=[t,n].map(t=>t===null?0:gd(e,t));return Math.max(...a,...i)}function G_(e,t){let n=W_(e,t),r=Yn.find(e=>n>=H_[e])??`different`;return r===`different`&&i_(e,t)>=U_?`overlapping`:r}var K_=75,q_=45,J_={experience:60,rate:70,timezone:65,availability:61,country:50,hours:60},Y_=({scores:e},t)=>e[A.indexOf(t)]??0,X_=({weights:e},t)=>e[A.indexOf(t)]??0,Z_=(e,t)=>[...e.titleText!==``&&Jg(t)?[`only-title`]:[],...e.requirements.length>0&&t.skills.length>0?[`only-skills`]:[],...e.texts.length>0&&Xg(t).length>0?[`only-text`]:[]];function Q_(e,t,n,r){let[i=`nothing`,...a]=Z_(e,t);if(i===`nothing`||r===`low`&&a.length===0)return i;let o=Y_(n,`skills`),s=n.covered,c=G_(e,t);return c===`same`&&o>=K_?`role-and-skills`:o>=K_?`skills`:c===`same`?`role`:s>=85?`text`:o>=q_?`some-skills`:c===`close`?`close-role`:s>=45?`some-text`:c===`overlapping`?`overlapping-role`:`little`}var $_=({min:e,max:t})=>({min:e,max:t===1/0?null:t}),ev=({min:e,max:t},{history:n})=>n!==null&&n.months>0&&(n.stated?.min!==e||n.stated.max!==t),tv=e=>e.workType!==null&&e.workType!==`contract`;function nv(e,t){let n=[],r=h_(e,t,gd);if(e.years!==null&&r!==null){let i=ev(r,t);n.push({kind:`experience`,offered:$_(r),asked:$_(e.years),...i&&{isRelevant:i},...!i&&t.hasYearsFromBio&&{isFromBio:!0}})}if(e.budget!==null&&t.rate!==null&&n.push({kind:`rate`,offered:t.rate,asked:e.budget}),e.timezone!==null&&t.timezone!==null){let{shift:r}=e,i=Om(e.timezone,t.timezone);n.push({kind:`timezone`,sharedHours:i,...r&&{shift:r}})}return e.workType!==null&&t.workType!==null&&n.push({kind:`availability`,offered:t.workType,asked:e.workType}),e.countries.length>0&&t.country!==null&&n.push({kind:`country`,isOpen:e.countries.includes(t.country)}),e.hours!==null&&tv(t)&&n.push({kind:`hours`,offered:t.workType,asked:e.hours}),n}function rv(e,t,n){let r=({kind:e})=>X_(n,e)*(100-Y_(n,e));return nv(e,t).filter(({kind:e})=>Y_(n,e)<J_[e]).toSorted((e,t)=>r(t)-r(e))[0]}function iv(e,t,n,r){let i=rv(e,t,n);return{kind:Q_(e,t,n,r),...i&&{failing:i}}}var av=12,ov=e=>Math.floor(e/av);function sv({text:e,stints:t,lasts:n}){let[r,i]=t.slice(-2);return r===void 0||i===void 0?{title:e,from:null,to:null}:{title:e,from:ov(r),to:n?null:ov(i-1)}}var cv=(e,t)=>({job:e,candidate:t,isCopy:I_(e,t.bio),similarity:gd});function lv(e,t){let n=cv(e,t);return t.title===null||s_(n)>c_(n)?null:t.titleText}function uv(e,t){let n=cv(e,t),r=l_(n),i=null;for(let e of t.history?.pastTitles??[]){let t=d_(n,e);t>r&&([r,i]=[t,e])}let a=M(t.titleText);return i??=t.history?.pastTitles.find(({text:e,title:t})=>t!==null&&M(e)===a)??null,i===null?null:sv(i)}var dv=.5;function fv({title:e},{history:t}){if(t===null||t.months===0)return null;let n=t.pastTitles.map(t=>e===null?1:m_(e,t.title,gd)),r=dv*kf(t,e=>n[e]??0),i=null;return t.pastTitles.forEach((e,t)=>{let a=e.stints.reduce((e,t,n)=>e+(n%2==0?-t:t),0),o=(n[t]??0)*a;e.text!==``&&o>=r&&([r,i]=[o,e])}),i===null?null:sv(i)}var pv=.35,mv=.5,hv=.75,gv=.34,_v=3,vv=4,yv=(e,t)=>Math.min(1,e/t),bv=(e,t)=>t?Cd(e):0;function xv(e,t){let n=t.skills.length+t.mentioned.length+t.mentionedBefore.length,r=bv(`title`,e.titleText!==``&&Jg(t))+Cd(`skills`)*yv(e.requirements.length,_v)*yv(n,vv)+gv*yv(Yg(e.texts),40)*yv(Yg(Xg(t)),200),i=bv(`experience`,e.years!==null&&t.years!==null)+bv(`rate`,e.budget!==null&&t.rate!==null)+bv(`timezone`,e.timezone!==null&&t.timezone!==null)+bv(`availability`,e.workType!==null&&t.workType!==null)+bv(`country`,e.countries.length>0&&t.country!==null)+bv(`hours`,e.hours!==null&&tv(t));return r>=mv&&r+i>=hv?`high`:r>=pv?`medium`:`low`}var Sv=(e,t,n)=>e[t.kind](t,n),Cv=({factor:e},t,n)=>Sv(e,t,n),wv=({strength:e,failing:t},{kind:n,failing:r},i)=>{let a=e[n];return`${typeof a==`string`?a:a[i]}${r?Sv(t,r,i):``}`},Tv=({change:e},t,n)=>Sv(e,t,n),Ev=e=>Number.isInteger(e)?`${e}`:e.toFixed(2);function Dv({min:e,max:t}){return t===null?`${e}+`:e===t?`${e}`:`${e}-${t}`}function Ov({title:e,from:t,to:n},r){return t===null?e:n===null?`${e}, ${r(t)}`:t===n?`${e}, ${t}`:`${e}, ${t}–${n}`}var kv=e=>Number(e.toFixed(1)),Av={candidate:`You ask`,other:`Asks`},jv={candidate:`You offer`,other:`Offers`},Mv={candidate:`You live`,other:`Lives`},Nv=`in a country that the job is open to`,Pv=`outside of the countries that the job is open to`,Fv={candidate:`You want`,other:`Wants`},Iv={candidate:`Your profile`,other:`The profile`},Lv={candidate:`Not stated in your profile`,other:`Not stated by the candidate`},Rv={candidate:`We could not read what your profile says`,other:`We could not read what the candidate says`},zv={candidate:`, from your bio`,other:`, from the bio`},Bv={same:`Same kind of role`,close:`Close to the role`,overlapping:`Some overlap with the role`,different:`A different role`},Vv={"care.people":`care`,"culture.arts":`arts and culture`,"data.analysis":`data`,"design.visual":`design`,"education.teaching":`teaching`,"engineering.drafting":`drafting and technical design`,"engineering.mechanical":`engineering`,"finance.accounting":`accounting`,"finance.analysis":`finance`,"health.medicine":`medicine`,"health.nursing":`nursing`,"health.technical":`health technology and administration`,"health.therapy":`therapy`,"hospitality.food":`food service`,"hospitality.travel":`hotels and travel`,"it.analysis":`business and systems analysis`,"it.development":`software development`,"it.infrastructure":`IT infrastructure and support`,"it.quality":`software testing`,"land.farming":`farming`,"legal.office":`legal`,"marketing.general":`marketing`,"media.writing":`writing and media`,"office.assistance":`office assistance`,"operations.management":`operations`,"operations.supply":`supply and logistics`,"people.hr":`human resources`,"personal.beauty":`beauty`,"public.policy":`public administration`,"public.safety":`security and safety`,"retail.store":`retail`,"sales.field":`sales`,"science.research":`research`,"support.customer":`customer support`,"trades.building":`building`,"trades.factory":`manufacturing`,"transport.airsea":`air and sea transport`,"transport.road":`road transport`},Hv=e=>Ov(e,e=>`since ${e}`),Uv=e=>e.charAt(0).toLowerCase()+e.slice(1),Wv=e=>`$${Ev(e)}/hr`,Gv=e=>{let t=Dv(e);return t===`1`?`1 year`:`${t} years`},Kv=({offered:e,isRelevant:t,isFromBio:n},r)=>`${Gv(e)} of ${t?`relevant `:``}experience${n?zv[r]:``}`,qv=e=>{let t=kv(e);return t===1?`1 shared working hour`:`${t} shared working hours`},Jv=e=>{let[t,n]=[Math.floor(e/60),e%60],r=n===0?``:`:${String(n).padStart(2,`0`)}`;return`${t%12==0?12:t%12}${r} ${t<12?`AM`:`PM`}`},Yv=({start:e,end:t,isNight:n})=>{let r=`${Jv(e)} to ${Jv(t)}`;return n?`Night shift read from the post, counted as ${r}`:`Shift of ${r}, read from the post`},Xv=e=>e===1?`1 hour a week`:`${kv(e)} hours a week`,Zv=e=>({candidate:`${Iv.candidate} covers ${e} of what the job describes`,other:`${Iv.other} covers ${e} of what the job describes`}),Qv={most:Zv(`most`),part:Zv(`part`),little:Zv(`little`)},$v={factor:{unstated:({by:e},t)=>e===`both`?`Not stated by either side`:e===`company`?`Not stated by the company`:Lv[t],unread:({by:e},t)=>e===`company`?`We could not read what the company says`:Rv[t],skills:({matched:e,related:t,asked:n,areListed:r})=>`${e} of ${n} ${r?`required`:`described`} ${n===1?`skill`:`skills`}${t===0?``:`, ${t} more related`}`,title:({step:e,offered:t,asked:n,position:r,field:i})=>{if(t===null)return Bv[e];let a=i===void 0?``:`. Both are ${Vv[i]} work`;return r?`${Bv[e]}: ${Hv(r)}${n===null?``:`, for ${n}`}${a}`:`${Bv[e]}: ${t}${n===null?``:` for ${n}`}${a}`},text:({covered:e},t)=>Qv[e][t],experience:({position:e,asked:t,...n},r)=>`${Kv(n,r)}${e?` (${Hv(e)})`:``}, ${Gv(t)} asked`,rate:({offered:e,asked:t},n)=>`${Av[n]} ${Wv(e)}, budget is ${Wv(t)}`,timezone:({sharedHours:e,shift:t})=>`${t?`${Yv(t)}: `:``}${qv(e)}`,availability:({offered:e,asked:t},n)=>e===t?`Both want ${t} work`:`${jv[n]} ${e}, job is ${t}`,country:({isOpen:e},t)=>`${Mv[t]} ${e?Nv:Pv}`,hours:({offered:e,asked:t},n)=>`${Fv[n]} ${e} work, job is ${Xv(t)}`},strength:{"role-and-skills":`Same kind of role and a strong skills match`,skills:`Strong skills match`,role:Bv.same,text:Qv.most,"some-skills":`Some of the skills match`,"close-role":Bv.close,"some-text":Qv.part,"overlapping-role":Bv.overlapping,little:`Little in common with the job`,"only-title":`Little to go on: only a title`,"only-skills":`Little to go on: only skills`,"only-text":`Little to go on: only a text`,nothing:`Not enough information to compare`},failing:{experience:({asked:e,...t},n)=>`; ${Kv(t,n)}, the job asks for ${Gv(e)}`,rate:({offered:e,asked:t},n)=>`; ${Uv(Av[n])} ${Wv(e)} against a budget of ${Wv(t)}`,timezone:({sharedHours:e,shift:t})=>`${e===0?`; no shared working hours`:`; only ${qv(e)}`}${t?` with the shift in the post`:``}`,availability:({offered:e,asked:t},n)=>`; ${Uv(jv[n])} ${e} work, the job is ${t}`,country:({isOpen:e},t)=>`; ${Uv(Mv[t])} ${e?Nv:Pv}`,hours:({offered:e,asked:t},n)=>`; ${Uv(Fv[n])} ${e} work, the job is ${Xv(t)}`},change:{"list-skill":({skill:e,isMentioned:t},n)=>`${t?`You mention ${e};`:`If you know ${e},`} add it to your skills: +${n}`,"state-timezone":({isUnread:e},t)=>`${e?`Choose your time zone from the list`:`Add your time zone`}: up to +${t}`,"state-experience":({isUnread:e},t)=>`${e?`Choose your years of experience from the list`:`Add your years of experience`}: up to +${t}`,"state-rate":(e,t)=>`Add your hourly rate: up to +${t}`,"lower-rate":({rate:e},t)=>`A rate of ${Wv(e)} would fit the budget: +${t}`,"state-availability":({isUnread:e},t)=>`${e?`Choose your availability from the list`:`Add your availability`}: up to +${t}`,"offer-work-type":({workType:e},t)=>`If you can work ${e}, say so: +${t}`,"state-country":(e,t)=>`Add your country: up to +${t}`}},ey=.25,ty=3;function ny(e,t){let n=0,r=null;for(let i of t){let t=Js(e,i);t>n&&([n,r]=[t,i])}return n>=ey?r:null}function ry(e,t){let n={matchedSkills:[],relatedSkills:[],missingSkills:[]},{skills:r,skillNames:i,implied:a,mentioned:o,mentionedBefore:s}=t,c=[...r,...a,...o,...s];for(let{key:t,label:a}of e.requirements){let e=c.includes(t)?t:ny(t,c);e===t?n.matchedSkills.push(a):e===null?n.missingSkills.push(a):n.relatedSkills.push({required:a,offered:i[r.indexOf(e)]??Zs(e)})}return n}function iy(e){return e>=85?`most`:e>=45?`part`:`little`}var ay=10,oy={skills:e=>`requirements`in e?e.requirements.length>0:e.skills.length+e.mentioned.length+e.mentionedBefore.length>0||Yg(Xg(e))>=ay,title:e=>e.title!==null||`history`in e&&(e.bioTitle!==null||Jg(e)),experience:e=>e.years!==null,rate:e=>(`budget`in e?e.budget:e.rate)!==null,timezone:e=>e.timezone!==null,availability:e=>e.workType!==null,country:e=>`countries`in e?e.countries.length>0:e.country!==null,hours:e=>`hours`in e?e.hours!==null:tv(e),text:e=>(`texts`in e?e.texts:Xg(e)).length>0},sy=e=>e===``?null:e,cy=(e,{unread:t})=>e in t&&t[e];function ly(e,t,n,r){if(!r.company&&cy(e,t))return{kind:`unread`,by:`company`};let i=!r.own&&cy(e,n);return r.company?{kind:i?`unread`:`unstated`,by:`candidate`}:{kind:`unstated`,by:r.own||i?`company`:`both`}}function uy(e,t){let n=Qu(t);if(e.title===null||e.titleText===``||n===null||t===null)return null;let r=new Set(I(e.titleText).stems);return I(t).stems.some(e=>r.has(e))?null:id(e.title,n)}function dy(e,t){let n=G_(e,t),r=n!==`different`||t.title===null?uv(e,t):null,i=r?.title??lv(e,t),a=n===`same`||n===`close`?uy(e,i):null;return{kind:`title`,step:n,offered:i,asked:sy(e.titleText),...r&&{position:r},...a&&{field:a}}}function fy(e,t,n,r,i){let[a,o]=[oy[e](t),oy[e](n)];if(!a||!o)return ly(e,t,n,{company:a,own:o});if(e===`skills`)return{kind:`skills`,matched:r.matchedSkills.length,related:r.relatedSkills.length,asked:t.requirements.length,areListed:t.listsSkills};if(e===`title`)return dy(t,n);if(e===`text`)return{kind:`text`,covered:iy(i)};let s=nv(t,n).find(({kind:t})=>t===e);if(s===void 0)return{kind:`unstated`,by:`both`};if(s.kind!==`experience`)return s;let c=fv(t,n);return{...s,...c&&{position:c}}}function py(e,t){let n=new Set(t.skills),r=new Set([...t.mentioned,...t.mentionedBefore]);return e.requirements.filter(({key:e})=>!n.has(e)).map(({key:e,label:n})=>({factor:`skills`,candidate:Hg(t,n),change:{kind:`list-skill`,skill:n,isMentioned:r.has(e)}}))}function my(t,n){let{timezone:r,years:i,budget:a,workType:o,countries:s}=t,c=e=>n.unread[e]?{isUnread:!0}:{},l=[],u=(e,t,r)=>void l.push({factor:e,candidate:{...n,...t},change:r});if(r!==null&&n.timezone===null&&u(`timezone`,{timezone:r},{kind:`state-timezone`,...c(`timezone`)}),i!==null&&n.years===null)for(let t of e)u(`experience`,{years:pf(t)},{kind:`state-experience`,...c(`experience`)});if(a!==null&&n.rate===null&&u(`rate`,{rate:a},{kind:`state-rate`}),a!==null&&n.rate!==null&&n.rate>a&&u(`rate`,{rate:a},{kind:`lower-rate`,rate:a}),o!==null&&n.workType!==o){let e=n.workType!==null;u(`availability`,{workType:o},e?{kind:`offer-work-type`,workType:o}:{kind:`state-availability`,...c(`availability`)})}let[d]=s;return d!==void 0&&n.country===null&&u(`country`,{country:d},{kind:`state-country`}),l}function hy(e,t){let n=Math.round(V_(e,t)),r=[...py(e,t),...my(e,t)].map(({factor:t,candidate:r,change:i})=>({factor:t,gain:Math.round(V_(e,r))-n,change:i})).filter(({gain:e})=>e>0).toSorted((e,t)=>t.gain-e.gain),i=new Set;return r.filter(({factor:e})=>e===`skills`||!i.has(e)&&(i.add(e),!0))}var gy=(e,t)=>hy(e,t).slice(0,ty).map(({factor:e,gain:t,change:n})=>({factor:e,gain:t,text:Tv($v,n,t),change:n}));function _y(e,t){let n=e.listsSkills?e.requirements.map(({label:e})=>e):[];return Jn.filter(r=>r===`bio`?Xg(t).some(t=>I_(e,t)):$h(n,t.skillNames))}function vy(e,t,{raw:n,numbers:r},i){let a=xv(e,t),o=iv(e,t,r,a),s=Math.round(jd(n));return{score:s,band:Sd(s,r),confidence:a,headline:wv($v,o,i),headlineReason:o}}function yy(e,t,n=`other`){let r=z_(e,t),i=Md(r),a=ry(e,t);return{...vy(e,t,{raw:r,numbers:i},n),factors:A.map((r,o)=>{let s=i.scores[o]??0,c=fy(r,e,t,a,i.covered),l=Ed(e.base,o);return{factor:r,score:s,weight:i.weights[o]??0,...l===1?{}:{times:l},summary:Cv($v,c,n),reason:c}}),...a,improvements:gy(e,t),copied:_y(e,t)}}var by=18,xy=()=>[...Object.entries(us).flat(),...ds,fs,Dc,Oc,kc,ii,ai,oi,ni,ei,ti,sl,cl,ll,ul,dl,ri,sr,cr,ki,ym,Gi,Ki,qi,Ml,Nl,Pl,Fl],Sy=e=>L(e.join(`
`)),Cy=0,wy=null;function Ty({skills:e,occupations:t}){let n=e.flatMap(({label:e,aliases:t})=>[e,...t]),r=t.flatMap(e=>[e.label,...e.titles,...e.groups]);Cy=Sy([String(Cy),...n,``,...r]),wy=null}function Ey(){return wy??=Sy([String(by),String(Cy),...xy()]),wy}var Dy={least:.6,leeway:.2,count:3},Oy=null,ky=()=>Oy??=tl().map(({id:e,label:t})=>({id:e,meaning:Ju(t)}));function Ay(e,{least:t,leeway:n,count:r}=Dy){let i=new Map;for(let n of bl(e)){let e=Ju(n);for(let{id:n,meaning:r}of ky()){let a=bc(e,r);a>=t&&a>(i.get(n)??0)&&i.set(n,a)}}let a=[...i].toSorted((e,t)=>t[1]-e[1]||(e[0]<t[0]?-1:1)),o=a[0]?.[1]??0;return a.filter(([,e])=>e>=o-n).slice(0,r).map(([e])=>e)}new Set(`remote remoto remota remotos remotas remotely online job jobs work works position positions role roles trabajo trabajos trabalho trabalhos empleo
   empleos emprego empregos vaga vagas vacante vacantes puesto puestos cargo cargos hire hiring contratar contratacion contratacao busco buscar buscando
   procuro procurar need needed necesito preciso looking someone alguien alguem person people persona personas pessoa pessoas candidate candidates
   candidato candidatos candidata candidatas professional professionals profesional profesionales profissional profissionais latam latin america
   latinoamerica based located near cerca perto home office area casa freelance freelancer expert experto experta specialist especialista`.split(/\s+/));var jy=e=>`#${(L(e)>>>0).toString(36)}`;j(e=>e.trim()===``?[]:Ay(e).map(jy));function My(e){Qs(e.skills),al(e.occupations),Ty(e),fr()}var Ny=512,Py=128,Fy=-(2**31),Iy=class{bytes=new Uint8Array(Ny);view=new DataView(this.bytes.buffer);at=0;reserve(e){if(this.at+e<=this.bytes.length)return;let t=new Uint8Array(Math.max(this.at+e,this.bytes.length*2));t.set(this.bytes),this.bytes=t,this.view=new DataView(t.buffer)}byte(e){this.reserve(1),this.bytes[this.at++]=e}varint(e){this.reserve(5);let t=e;for(;t>=Py;)this.bytes[this.at++]=t&127|Py,t>>>=7;this.bytes[this.at++]=t}varints(e){this.varint(e.length);for(let t of e)this.varint(t)}zigzag(e){this.varint((e<<1^e>>31)>>>0)}float(e){this.reserve(8),this.view.setFloat64(this.at,e,!0),this.at+=8}text(e){this.varint(e.length);for(let t=0;t<e.length;t++)this.varint(e.charCodeAt(t))}deltaHashes(e,t=Fy){this.varint(e.length);let n=t;for(let t of e)this.varint(t-n),n=t}take(){let e=this.bytes.slice(0,this.at);return this.at=0,e}},Ly=class{at;bytes;view;constructor(e,t=0){this.bytes=e,this.at=t,this.view=new DataView(e.buffer,e.byteOffset,e.byteLength)}byte(){return this.bytes[this.at++]??0}varint(){let e=0;for(let t=0;;t+=7){let n=this.bytes[this.at++]??0;if(e|=(n&127)<<t,n<Py)return e>>>0}}eachVarint(e){for(let t=this.varint();t>0;t--)e(this.varint())}zigzag(){let e=this.varint();return e>>>1^-(e&1)}float(){return this.at+=8,this.view.getFloat64(this.at-8,!0)}deltaHashes(e=Fy){let t=new Int32Array(this.varint()),n=e;for(let e=0;e<t.length;e++)n+=this.varint(),t[e]=n;return t}text(){let e=this.varint(),t=``;for(let n=0;n<e;n++)t+=String.fromCharCode(this.varint());return t}},Ry={write:(e,t)=>e.text(t),read:e=>e.text()},zy={write:(e,t)=>e.varint(t),read:e=>e.varint()},By={write:(e,t)=>e.zigzag(t),read:e=>e.zigzag()},Vy={write:(e,t)=>e.float(t),read:e=>e.float()},Q={write:(e,t)=>e.byte(+!!t),read:e=>e.byte()===1},Hy={write:(e,t)=>e.deltaHashes(t),read:e=>e.deltaHashes()},Uy={write:(e,t)=>e.deltaHashes(t,Yh),read:e=>e.deltaHashes(Yh)},Wy=e=>({write:(t,n)=>{t.varint(n.length);for(let r of n)e.write(t,r)},read:t=>Array.from({length:t.varint()},()=>e.read(t))}),Gy=e=>({write:(t,n)=>{Q.write(t,n!==null),n!==null&&e.write(t,n)},read:t=>Q.read(t)?e.read(t):null}),Ky=e=>{let t=Object.entries(e);return{write:(e,n)=>{for(let[r,i]of t)i.write(e,n[r])},read:e=>Object.fromEntries(t.map(([t,n])=>[t,n.read(e)]))}},$=Wy(Ry),qy=Gy(Ky({min:Vy,max:Vy})),Jy=Gy(Ky({january:By,july:By})),Yy={write:(e,t)=>{e.byte(t===null?0:t.isNight?2:1),t!==null&&(e.varint(t.start),e.varint(t.end))},read:e=>{let t=e.byte();if(t===0)return null;let n={start:e.varint(),end:e.varint()};return t===2?{...n,isNight:!0}:n}},Xy={write:(e,n)=>e.byte(n===null?0:t.indexOf(n)+1),read:e=>t[e.byte()-1]??null},Zy=Ky({experience:Q,timezone:Q,availability:Q}),Qy={write:(e,t)=>{e.varint(t.length),e.deltaHashes(t.hashes);let n=[...new Set(t.weights)],r=new Map(n.map((e,t)=>[e,t]));if(Wy(Vy).write(e,n),n.length>1)for(let n of t.weights)e.varint(r.get(n)??0)},read:e=>{let t=e.varint(),n=e.deltaHashes(),r=Wy(Vy).read(e),i=Float64Array.from(n,()=>r[r.length>1?e.varint():0]??0);return{hashes:n,weights:i,total:i.reduce((e,t)=>e+t,0),length:t}}},$y=e=>({write:(t,n)=>{e.write(t,n.prose),Uy.write(t,n.runs)},read:t=>({prose:e.read(t),runs:Uy.read(t)})}),eb=25200,tb={write:(e,{worth:t,stints:n,lasts:r})=>{e.varint(Math.round(t*250)),e.varint(n.length+ +!!r);let i=eb;for(let t of n.toReversed())e.varint(i-t),i=t},read:e=>{let t=e.varint()/250,n=e.varint(),r=new Int32Array(n&-2),i=eb;for(let t=r.length-1;t>=0;t--)r[t]=i-=e.varint();return{worth:t,stints:r,lasts:(n&1)==1}}},nb={write:(e,t)=>{e.text(t.text),tb.write(e,t)},read:e=>({text:e.text(),...tb.read(e)})},rb={write:(e,t)=>$.write(e,t.flatMap(({key:e,label:t})=>[e,t])),read:e=>{let t=$.read(e);return Array.from({length:t.length/2},(e,n)=>Ng(t[2*n+1]??``,t[2*n]??``))}},ib={write:(e,t)=>{if(Q.write(e,t!==W),t!==W)for(let n of t)e.float(n)},read:e=>Q.read(e)?W.map(()=>e.float()):W},ab=Ky({titleText:Ry,titleConcepts:$,skills:$,skillNames:$,skillWords:Hy,implied:$,mentioned:$,mentionedBefore:$,history:Gy(Ky({stated:qy,months:zy,pastTitles:Wy(nb)})),years:qy,rate:Gy(Vy),timezone:Jy,workType:Xy,country:Gy(Ry),unread:Zy,hasYearsFromBio:Q,bio:Gy($y(Qy)),summaries:Wy($y(Qy))}),ob=Ky({titleText:Ry,titleConcepts:$,listsSkills:Q,requirements:rb,years:qy,budget:Gy(Vy),timezone:Jy,shift:Yy,workType:Xy,countries:$,hours:Gy(Vy),unread:Zy,texts:Wy($y(Qy)),base:ib}),sb=new Iy,cb=(e,t)=>(e.write(sb,t),sb.take()),lb=e=>cb(ab,e),ub=e=>ab.read(new Ly(e)),db=e=>kg(ub(e)),fb=e=>cb(ob,e),pb=e=>ob.read(new Ly(e)),mb=e=>Ag(pb(e)),hb=`title-table-${uc.version}.bin`,gb=`9`,_b=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``),vb=e=>Uint8Array.from({length:e.length/2},(t,n)=>Number.parseInt(e.slice(n*2,n*2+2),16)),yb=e=>e.form===void 0?Lg(e):mb(vb(e.form)),bb=e=>e.form===void 0?Gg(e):db(vb(e.form));function xb(e,t){let{score:n,factors:r}=yy(e,t);return{score:n,factors:r.map(({summary:e,...t})=>t)}}function Sb(e,t){return xb(yb(e),bb(t))}function Cb(e,t=e){let{description:n,responsibilities:r,...i}=e;return{...i,form:_b(fb(yb(t)))}}function wb(e,t=e){let{bio:n,positions:r,...i}=e,a=(r??[]).map(({summary:e,...t})=>t);return{...i,positions:a,form:_b(lb(bb(t)))}}var Tb=1e-6;function Eb(e,t){return e.score!==t.score||e.factors.length!==t.factors.length?!1:e.factors.every((e,n)=>{let r=t.factors[n];return r!==void 0&&Math.abs(e.score-r.score)<=Tb&&Math.abs(e.weight-r.weight)<=Tb})}export{gb as ENGINE_VERSION,hb as TITLE_TABLE,Eb as agree,wb as reducedCandidate,Cb as reducedJob,Sb as replay,xb as scoreOf,_c as setEmbeddingTable,Ey as taxonomyVersion,My as withImportedTaxonomy};