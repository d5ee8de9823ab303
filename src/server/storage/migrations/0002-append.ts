// The two statements that fence the journal: taking streams over, and appending under a lease.

/** The advisory lock that parts "somebody takes streams over" from "batches are being written". */
export const WRITERS_LOCK = 0x5ab0_7002;

export const appendFunctions = `
-- Writes the rows whose lease still stands and answers with the leases that were lost. Each
-- stream and epoch of the rows stands once among the leases. The shared lock is taken by a
-- statement of its own, so that those after it see every takeover before it, and none meanwhile.
create function append_events(
  leased_streams int[], leased_epochs int[], streams int[], epochs int[], seqs bigint[],
  ats timestamptz[], gaming_days date[], currencies text[], kinds text[], versions smallint[],
  bodies json[], transfer_lists json[], keys text[], answers json[], prev_hashes bytea[],
  hashes bytea[]
) returns table (lost_stream int, lost_epoch int) language plpgsql as $$
declare
  all_are_ours boolean;
begin
  perform pg_advisory_xact_lock_shared(${WRITERS_LOCK});
  return query
    select l.stream, l.epoch from unnest(leased_streams, leased_epochs) as l (stream, epoch)
     where not exists (select from stream s where s.id = l.stream and s.epoch = l.epoch);
  all_are_ours := not found;
  insert into journal (stream, epoch, seq, at, gaming_day, currency, kind, version, body,
                       transfers, key, answer, prev_hash, hash)
  select r.stream, r.epoch, r.seq, r.at, r.gaming_day, r.currency, r.kind, r.version, r.body,
         r.transfers, r.key, r.answer, r.prev_hash, r.hash
    from unnest(streams, epochs, seqs, ats, gaming_days, currencies, kinds, versions, bodies,
                transfer_lists, keys, answers, prev_hashes, hashes)
      as r (stream, epoch, seq, at, gaming_day, currency, kind, version, body, transfers, key,
            answer, prev_hash, hash)
   where all_are_ours
      or exists (select from stream s where s.id = r.stream and s.epoch = r.epoch);
end $$;

-- Makes this owner the owner of streams, unless another's lease still runs or a check stopped
-- them. Waits for batches that are being written, so that the heads it answers with are true.
create function take_streams(names text[], new_owner text, lease interval)
returns table (stream_name text, stream_id int, stream_epoch int, held_by text, stopped text,
               head_seq bigint, head_hash bytea, head_at timestamptz) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${WRITERS_LOCK});
  insert into stream (name) select n from unnest(names) n on conflict (name) do nothing;
  update stream s
     set epoch = s.epoch + 1, owner = new_owner, leased_until = clock_timestamp() + lease
   where s.name = any(names) and s.stopped_because is null
     and (s.owner is null or s.owner = new_owner or s.leased_until < clock_timestamp());
  return query
    select s.name, s.id, s.epoch, nullif(s.owner, new_owner), s.stopped_because,
           h.seq, h.hash, h.at
      from stream s
      left join lateral (
        select j.seq, j.hash, j.at from journal j where j.stream = s.id
         order by j.seq desc limit 1
      ) h on true
     where s.name = any(names);
end $$;

-- Stops one stream: its owner's lease is void from here on.
create function stop_stream(stream_to_stop text, reason text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${WRITERS_LOCK});
  update stream set stopped_because = reason, epoch = epoch + 1 where name = stream_to_stop;
end $$;
`;
