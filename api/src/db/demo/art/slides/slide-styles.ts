/** Window and floating piece, on phones nearer, and cut at the bottom; the background is the page's own, so that the picture has no edge. */
export const slideStyles = `
body.light{background:#F3F2ED}
body.dark{background:#151821;--raised:#1C202B;--sunken:#171B24;--paper:#191D26;--line:#2D3341;--firm:#424A5C}
.slide{position:relative;width:1280px;height:600px;overflow:hidden;font-size:14px}
.window{position:absolute;left:568px;top:56px;width:860px;height:600px;background:var(--raised);border:1px solid var(--line);border-radius:18px 0 0 0;display:grid;grid-template-columns:214px 1fr;overflow:hidden}
.window nav{background:var(--paper);border-right:1px solid var(--line);padding:18px 14px}
.window nav header{display:flex;align-items:center;gap:10px;font-size:15px;font-weight:600;letter-spacing:-.01em;padding:0 6px 16px}.window nav i{width:30px;height:30px;flex:none}.window nav svg{display:block}
.window nav span{display:flex;align-items:center;height:36px;padding:0 10px;border-radius:9px;color:var(--muted)}.window nav .open{background:var(--hue-soft);color:var(--hue-ink);font-weight:500}
.content{display:flex;flex-direction:column;min-width:0}.content>header{display:flex;align-items:center;justify-content:space-between;padding:17px 172px 15px 24px;border-bottom:1px solid var(--line);flex:none}
.content h1{margin:0;font-size:21px;font-weight:600;letter-spacing:-.02em;line-height:1.25}.content header p{margin:1px 0 0;color:var(--muted)}.main{flex:1;min-height:0}
.slide>aside{position:absolute;left:542px;top:292px;width:224px;background:var(--raised);border:1px solid var(--line);border-radius:16px;box-shadow:var(--float);padding:18px 20px}
.slide aside h2{margin:0;font-size:14px;font-weight:500;color:var(--muted)}.slide aside .big{font-size:32px;font-weight:600;letter-spacing:-.03em;line-height:1.2;font-variant-numeric:tabular-nums;margin:1px 0 0}.slide aside .small{color:var(--muted);font-size:13px;margin:0}
.slide .button{height:40px;width:100%;justify-content:center;margin-top:14px;font-size:14px}
.slide .table{height:auto}.slide .table td{height:51px;padding:0 10px}.slide .table th{height:38px;padding:0 10px}.slide .table td:first-child,.slide .table th:first-child{padding-left:24px}
.split{display:flex;height:9px;gap:3px;margin:13px 0 9px}.split i{border-radius:3px;height:100%}
.key{display:flex;justify-content:space-between;font-size:13px;color:var(--muted);padding:3px 0}.key b{color:var(--ink);font-weight:500;font-variant-numeric:tabular-nums}.key span{display:flex;align-items:center;gap:8px}.key span::before{content:'';width:9px;height:9px;border-radius:3px;background:var(--tone)}
.slide.phone{width:390px;height:190px}.phone .window{left:178px;top:24px;width:620px;height:260px;grid-template-columns:1fr;border-radius:12px 0 0 0}.phone nav,.phone .content>header>:not(:first-child){display:none}
.phone .content>header{padding:10px 14px 10px 64px}.phone .content h1{font-size:16px}.phone .content header p{font-size:12px;margin:0}.phone .main{padding-left:48px}.phone .table td:first-child,.phone .table th:first-child{padding-left:16px}.phone .charts{padding:14px 0 0 16px}
.slide.phone>aside{left:14px;top:40px;width:216px;padding:14px 16px;border-radius:14px}.phone aside .big{font-size:28px}.phone .foot{margin:14px -16px 0}
.foot{border-top:1px solid var(--line);margin:14px -20px 0;padding:12px 20px 0}
`;
