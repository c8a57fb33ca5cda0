-- What is proven of a company stands beside its name; in invitations so far it is a part of the name.
UPDATE "notifications"
   SET "title" = jsonb_set("title", '{values}', "title"->'values' || '{"proof": "in_name", "domain": ""}')
 WHERE "title"->>'key' = 'notices.jobInvitation' AND NOT "title"->'values' ? 'proof';
