-- Whoever signs in today goes on: the domains of enabled providers count as proven until they are.
INSERT INTO "provider_domains" ("provider_id", "domain", "token", "proven_at", "assumed")
SELECT p.id, d.domain, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
       CASE WHEN p.enabled THEN now() END, p.enabled
  FROM "identity_providers" p CROSS JOIN LATERAL unnest(p.domains) AS d(domain)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Who made and changed the providers so far, as the audit log tells.
UPDATE "identity_providers" p SET "editors" = e.ids
  FROM (SELECT target_id, array_agg(DISTINCT actor_id) AS ids FROM "audit_events"
         WHERE target_type = 'identity_provider' AND actor_id IS NOT NULL GROUP BY target_id) e
 WHERE e.target_id = p.id;
--> statement-breakpoint
-- Which open sessions came by which provider, so that they end with it.
INSERT INTO "provider_sessions" ("session_id", "provider_id", "subject")
SELECT DISTINCT ON (s.id) s.id, i.provider_id, i.subject
  FROM "audit_events" a
  JOIN "sessions" s ON s.id = a.after ->> 'sessionId' AND s.revoked_at IS NULL
  JOIN "user_identities" i ON i.user_id = s.user_id
  JOIN "identity_providers" p ON p.id = i.provider_id AND p.name = a.after ->> 'signOn'
 WHERE a.action = 'user.signed_in' AND a.after ? 'signOn'
ON CONFLICT DO NOTHING;
