import { and, eq, exists } from 'drizzle-orm';
import { videoGroups, videos } from '../../db/schema/videos.ts';
import { visibleVideos } from '../../policy/visible/learning.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectVideos, toVideoSummary } from './select-videos.ts';

/** Returns a page of the videos that the caller may see. */
export const listVideos: Service<'listVideos'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectVideos(db, where),
    where: and(
      visibleTo(caller, visibleVideos),
      query.level ? eq(videos.levelId, query.level) : undefined,
      query.status ? eq(videos.status, query.status) : undefined,
      query.group
        ? exists(
            db
              .select({ id: videoGroups.videoId })
              .from(videoGroups)
              .where(and(eq(videoGroups.videoId, videos.id), eq(videoGroups.groupId, query.group))),
          )
        : undefined,
    ),
    search: [videos.title, videos.description],
    sort: {
      title: videos.title,
      durationMs: videos.durationMs,
      order: videos.order,
      status: videos.status,
      createdAt: videos.createdAt,
      updatedAt: videos.updatedAt,
    },
    defaultSort: 'order',
    id: videos.id,
    toItems: (rows) => rows.map(toVideoSummary),
  });
