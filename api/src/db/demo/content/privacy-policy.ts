/** Semantic HTML without a title: the page brings its own. */
export const demoPrivacyPolicy = `
<p>This policy explains what personal data TEX Systems Private Limited ("TEX", "we") handles when you use TEX Marketplace, why we handle it, how long we keep it and what you can ask of us. It was last changed on 1 October 2026.</p>

<h2>Who is responsible</h2>
<p>TEX Systems Private Limited is responsible for the data that belongs to the marketplace itself: accounts, orders, invoices, support tickets and messages. For the records that your organisation keeps inside a module, such as employee or customer records, your organisation decides what is collected and for what purpose. We process those records only on its instructions.</p>

<h2>What we collect</h2>
<ul>
  <li><strong>Account data:</strong> your name, work e-mail address, phone number if you give one, time zone, role and marketplace roles. Your password is stored only as a salted hash.</li>
  <li><strong>Order data:</strong> the client you buy for, billing address, tax identification number, purchase order number, the modules chosen, and the number of users and days.</li>
  <li><strong>Payment data:</strong> the method, the reference, the amount and the date. We don't store card numbers. Card details go to the payment provider and never reach our servers.</li>
  <li><strong>Support data:</strong> what you write in a ticket, a contact form or a demo request, and any file that you attach.</li>
  <li><strong>Session data:</strong> the browser and device that you sign in with, the IP address, and when the session began and was last used.</li>
  <li><strong>Position data:</strong> if you choose to share your live position, its latitude, longitude, accuracy, speed and time. Sharing is off until you start it, and you can stop it at any moment.</li>
  <li><strong>Usage and error data:</strong> which pages were slow or failed, with an error number. These reports contain no passwords and no contents of forms.</li>
</ul>

<h2>What we use it for</h2>
<ul>
  <li>To let you sign in, to recover your password and to protect your account.</li>
  <li>To place and invoice orders, open the modules that you subscribe to and tell you before a term ends.</li>
  <li>To answer tickets and messages.</li>
  <li>To suggest modules that suit the ones your organisation already uses.</li>
  <li>To send the newsletter, but only if you asked for it and confirmed your address.</li>
  <li>To find faults, prevent abuse and keep the audit records that the law requires.</li>
</ul>
<p>We handle data because it is needed for the contract with your organisation, because the law requires it, or because you agreed. We don't sell personal data, show advertisements or use the records inside your modules to advertise to anyone.</p>

<h2>What is kept in your browser</h2>
<p>The marketplace keeps a small amount of data on your device: the tokens that keep you signed in, the light or dark theme, a copy of our company details, the modules that you viewed recently, the accounts that you added under Switch Accounts, and cart changes that wait for a connection. Signing out clears this storage. We set no advertising or cross-site tracking cookies.</p>

<h2>Who else sees it</h2>
<ul>
  <li><strong>Administrators of your organisation</strong> see its users, roles, subscriptions, invoices and, where sharing is switched on, live positions.</li>
  <li><strong>Service providers</strong> host our servers, deliver our e-mail and process payments. Each works under a written contract and only for the purpose that we name.</li>
  <li><strong>Authorities</strong> receive data only where the law obliges us. Unless we are forbidden to, we tell the organisation concerned first.</li>
</ul>
<p>If your organisation enables single sign-on, its identity provider tells us your name and e-mail address. We receive no password from it.</p>

<h2>Where it is stored</h2>
<p>Data is stored in India and backed up in a second location in India. Where a provider has to work from another country, we agree on safeguards that match this policy and the Digital Personal Data Protection Act, 2023.</p>

<h2>How long we keep it</h2>
<ul>
  <li>Account data: as long as the account is open, and 90 days after that.</li>
  <li>Orders, invoices and payments: eight financial years, as tax and company law require.</li>
  <li>Tickets and messages: three years after they are closed.</li>
  <li>Session records: one year.</li>
  <li>Live positions: 30 days.</li>
  <li>Newsletter address: until you unsubscribe.</li>
  <li>Records inside a module: as long as the subscription lasts. Your organisation can export them for 60 days after it ends, and then they are deleted.</li>
</ul>

<h2>How we protect it</h2>
<p>Connections are encrypted and so are our backups. One-time codes expire within minutes, repeated failed sign-ins lock an account for a while, and each session can be revoked. Access by our own staff is limited to those who need it and is recorded. Uploaded files are checked by their content before they are accepted. If a breach affects your data, we inform your organisation and the Data Protection Board without delay, and say what happened and what we did about it.</p>

<h2>Your rights</h2>
<p>You may ask us to:</p>
<ul>
  <li>show you the personal data that we hold about you and whom we shared it with;</li>
  <li>correct or complete it;</li>
  <li>erase it, unless the law requires us to keep it;</li>
  <li>stop using it for a purpose that you once agreed to;</li>
  <li>name a person who may use these rights for you if you can't.</li>
</ul>
<p>You can change your name, phone number and time zone yourself under My Account, and end any of your sessions there. For records inside a module, please ask your organisation, and we will help it to answer.</p>

<h2>Children</h2>
<p>The marketplace is made for businesses. It isn't meant for anyone under 18, and we don't knowingly collect data from children through it.</p>

<h2>Changes</h2>
<p>When we change this policy, we change the date at the top. If a change matters to your rights, we tell the administrators of every organisation by e-mail at least 30 days before it takes effect.</p>

<h2>How to reach us</h2>
<p>Write to our grievance officer at <a href="mailto:support@tex.example">support@tex.example</a> with the subject "Privacy". We answer within 24 hours on working days and settle most requests within 30 days. If you aren't satisfied with our answer, you can complain to the Data Protection Board of India.</p>
`.trim();
